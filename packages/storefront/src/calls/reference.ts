import type { RegionQuery } from '@naungan/ui/fields/regions';
import { oncePerStorefront } from '../once-per-storefront.ts';
import type { Storefront } from '../storefront.ts';

/** Returns the function that loads regions for the address fields of all flows. */
export const regionsOf = oncePerStorefront(
  ({ api }) =>
    async (query: RegionQuery) =>
      (await api.call('regions', { query })).response,
);

/** Loads the names of the banks for refunds, mortgages and claims. */
export const banksOf = async ({ api }: { api: Pick<Storefront['api'], 'call'> }) =>
  (await api.call('banks', {})).response.map((row) => row.bank);

/** Starts to load the banks. Returns a function whose first call resolves to these banks; later calls load again. */
export function prefetchBanks(shop: Pick<Storefront, 'api'>) {
  let prefetchedBanks: ReturnType<typeof banksOf> | null = banksOf(shop);
  // Prevents an unhandled rejection before the first call, which then rejects.
  prefetchedBanks.catch(() => undefined);
  return () => {
    const banks = prefetchedBanks ?? banksOf(shop);
    prefetchedBanks = null;
    return banks;
  };
}
