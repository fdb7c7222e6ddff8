import type { RegionQuery } from '@naungan/ui/fields/regions';
import { part } from '../part.ts';
import type { Storefront } from '../storefront.ts';

/** Region lists for the address cascades of every flow. */
export const regionsOf = part(
  ({ api }) =>
    async (query: RegionQuery) =>
      (await api.call('regions', { query })).response,
);

/** Names of the banks: of refunds, mortgages and claims. */
export const banksOf = async ({ api }: Storefront) =>
  (await api.call('banks', {})).response.map((row) => row.bank);

/** Asks for the banks at once, so that they are there when their part of a form opens; a later call asks again. */
export function prefetchBanks(shop: Storefront) {
  let first: ReturnType<typeof banksOf> | null = banksOf(shop);
  first.catch(() => undefined);
  return () => {
    const answer = first ?? banksOf(shop);
    first = null;
    return answer;
  };
}
