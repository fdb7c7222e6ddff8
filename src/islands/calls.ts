import type { RegionQuery } from '@naungan/ui/fields/regions';
import { api } from '../stores/app.ts';

/** Region lists for the address cascades of every flow. */
export const loadRegions = async (query: RegionQuery) => (await api.call('regions', { query })).response;

export const loadBanks = async () => (await api.call('banks', {})).response.map((row) => row.bank);
