import type { RegionQuery } from '@naungan/ui/fields/regions';
import { api } from '../stores/app.ts';

/** Region lists for the address cascades of every flow. */
export const loadRegions = async (query: RegionQuery) => (await api.call('regions', { query })).response;

const loadBanks = async () => (await api.call('banks', {})).response.map((row) => row.bank);

/** Asks for the banks at once, so that they are there when their part of a form opens; a later call asks again. */
export function prefetchBanks() {
  let first: ReturnType<typeof loadBanks> | null = loadBanks();
  first.catch(() => undefined);
  return () => {
    const answer = first ?? loadBanks();
    first = null;
    return answer;
  };
}
