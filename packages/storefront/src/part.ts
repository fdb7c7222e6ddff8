import type { Storefront } from './storefront.ts';

/**
 * Returns a function that creates a part of a storefront on first use, once per storefront, so that pages
 * load only the parts they need.
 */
export function part<Value>(create: (shop: Storefront) => Value): (shop: Storefront) => Value {
  const made = new WeakMap<Storefront, { value: Value }>();
  return (shop) => {
    const entry = made.get(shop) ?? { value: create(shop) };
    made.set(shop, entry);
    return entry.value;
  };
}
