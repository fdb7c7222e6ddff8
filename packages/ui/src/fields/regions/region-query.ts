/** One question of the region look-up, in the words of the call [1 §7.2]. */
export type RegionQuery = {
  type: 'provinsi' | 'kabupaten' | 'kecamatan' | 'kelurahan' | 'kodepos' | 'all';
  provinsi?: string;
  kabupaten?: string;
  kecamatan?: string;
  kelurahan?: string;
};

/** Names by level; only what was asked for is there. */
export type RegionLists = Partial<Record<Exclude<RegionQuery['type'], 'all'>, string[] | undefined>>;

export type RegionLoader = (query: RegionQuery) => Promise<RegionLists>;

/** What is chosen so far, '' for nothing. */
export type RegionNames = { province: string; district: string; subDistrict: string; urbanVillage: string };

export type RegionList = {
  options: string[];
  /** `idle` while a name above is missing. */
  state: 'idle' | 'loading' | 'ready' | 'failed';
};

export type Level = Exclude<RegionQuery['type'], 'all'>;

/** The question for a level; `null` until all names above it are chosen. */
export function regionQuery(type: Level, names: RegionNames): RegionQuery | null {
  const above = {
    provinsi: names.province,
    kabupaten: names.district,
    kecamatan: names.subDistrict,
    kelurahan: names.urbanVillage,
  };
  const needed = Object.entries(above).slice(0, LEVELS.indexOf(type));
  if (needed.some(([, name]) => name === '')) return null;
  return { type, ...Object.fromEntries(needed) };
}

const LEVELS: readonly Level[] = ['provinsi', 'kabupaten', 'kecamatan', 'kelurahan', 'kodepos'];

/** Whether a level is narrower than another; each is than none. */
export const isBelow = (type: Level, above: Level | null): boolean =>
  above === null || LEVELS.indexOf(type) > LEVELS.indexOf(above);
