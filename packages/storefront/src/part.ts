import type { Storefront } from './storefront.ts';

/** What a storefront has when it is asked for: made once for each, with the first page that needs it. */
export function part<Value>(create: (shop: Storefront) => Value): (shop: Storefront) => Value {
  const made = new WeakMap<Storefront, { value: Value }>();
  return (shop) => {
    const entry = made.get(shop) ?? { value: create(shop) };
    made.set(shop, entry);
    return entry.value;
  };
}
