import type { RegionQuery } from '@naungan/ui/fields/regions';
import { oncePerStorefront } from '../once-per-storefront.ts';
import type { Storefront } from '../storefront.ts';

/** Region lists for the address fields of all flows. */
export const regionsOf = oncePerStorefront(
  ({ api }) =>
    async (query: RegionQuery) =>
      (await api.call('regions', { query })).response,
);

/** Loads the names of the banks for refunds, mortgages and claims. */
export const banksOf = async ({ api }: { api: Pick<Storefront['api'], 'call'> }) =>
  (await api.call('banks', {})).response.map((row) => row.bank);

/** Loads the banks in advance; the next call uses the result, later calls load again. */
export function prefetchBanks(shop: Pick<Storefront, 'api'>) {
  let first: ReturnType<typeof banksOf> | null = banksOf(shop);
  first.catch(() => undefined);
  return () => {
    const response = first ?? banksOf(shop);
    first = null;
    return response;
  };
}
