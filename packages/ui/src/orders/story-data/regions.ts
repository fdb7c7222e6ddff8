import type { RegionQuery } from '../../fields/regions/index.ts';
import type { RegionLists, RegionLoader } from '../../fields/regions/region-query.ts';

type Names = Record<string, readonly string[]>;

const PROVINCES = ['BALI', 'DKI JAKARTA', 'JAWA BARAT'];
const DISTRICTS: Names = {
  'DKI JAKARTA': ['KOTA JAKARTA PUSAT', 'KOTA JAKARTA SELATAN'],
  'JAWA BARAT': ['KABUPATEN BOGOR', 'KOTA BANDUNG'],
};
const SUB_DISTRICTS: Names = { 'KOTA JAKARTA SELATAN': ['TEBET', 'SETIABUDI'], 'KOTA BANDUNG': ['COBLONG'] };
const VILLAGES: Names = { TEBET: ['TEBET BARAT', 'MENTENG DALAM'], COBLONG: ['DAGO'] };
const POSTAL_CODES: Names = {
  'TEBET BARAT': ['12810'],
  'MENTENG DALAM': ['12870', '12960'],
  DAGO: ['40135'],
};

const namesBelow = (names: Names, name: string | undefined) => [...(names[name ?? ''] ?? [])];

function regionLists({ type, provinsi, kabupaten, kecamatan, kelurahan }: RegionQuery): RegionLists {
  if (type === 'provinsi') return { provinsi: PROVINCES };
  if (type === 'kabupaten') return { kabupaten: namesBelow(DISTRICTS, provinsi) };
  if (type === 'kecamatan') return { kecamatan: namesBelow(SUB_DISTRICTS, kabupaten) };
  if (type === 'kelurahan') return { kelurahan: namesBelow(VILLAGES, kecamatan) };
  return { kodepos: namesBelow(POSTAL_CODES, kelurahan) };
}

/** Resolves to a few of Indonesia's regions. */
export const loadRegions: RegionLoader = async (query) => regionLists(query);

export const failRegions: RegionLoader = async () => {
  throw new Error('offline');
};
