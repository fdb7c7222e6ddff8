/** Query of the region search, with the parameters of the API [1 §7.2]: a level, and the names of the levels above. */
export type RegionQuery = {
  type: 'provinsi' | 'kabupaten' | 'kecamatan' | 'kelurahan' | 'kodepos' | 'all';
  provinsi?: string;
  kabupaten?: string;
  kecamatan?: string;
  kelurahan?: string;
};

/** Names by level; only the requested levels are present. */
export type RegionLists = Partial<Record<Exclude<RegionQuery['type'], 'all'>, string[] | undefined>>;

export type RegionLoader = (query: RegionQuery) => Promise<RegionLists>;

/** The chosen names; '' for a level without a choice. */
export type RegionNames = { province: string; district: string; subDistrict: string; urbanVillage: string };

export type RegionList = {
  options: string[];
  /** `idle` until all names above are chosen. */
  state: 'idle' | 'loading' | 'ready' | 'failed';
};

export type RegionLevel = Exclude<RegionQuery['type'], 'all'>;

const LEVELS: readonly RegionLevel[] = ['provinsi', 'kabupaten', 'kecamatan', 'kelurahan', 'kodepos'];

/** Returns the query for a level, or `null` until all names above it are chosen. */
export function regionQuery(level: RegionLevel, names: RegionNames): RegionQuery | null {
  const namesByLevel = {
    provinsi: names.province,
    kabupaten: names.district,
    kecamatan: names.subDistrict,
    kelurahan: names.urbanVillage,
  };
  const parentNames = Object.entries(namesByLevel).slice(0, LEVELS.indexOf(level));
  if (parentNames.some(([, name]) => name === '')) return null;
  return { type: level, ...Object.fromEntries(parentNames) };
}

/** Returns whether a level is below another one; every level is below `null`. */
export const isBelow = (level: RegionLevel, above: RegionLevel | null): boolean =>
  above === null || LEVELS.indexOf(level) > LEVELS.indexOf(above);
