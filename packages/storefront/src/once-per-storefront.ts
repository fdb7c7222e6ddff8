import type { Storefront } from './storefront.ts';

/**
 * Returns a function that calls `create` on first use, once per storefront, and returns its result. So a page creates
 * only the objects that it needs.
 */
export function oncePerStorefront<Value>(create: (shop: Storefront) => Value): (shop: Storefront) => Value {
  const instances = new WeakMap<Storefront, { value: Value }>();
  return (shop) => {
    const entry = instances.get(shop) ?? { value: create(shop) };
    instances.set(shop, entry);
    return entry.value;
  };
}
