import { gunzipSync } from 'node:zlib';
import { readDataFile } from '../../core/data-file.ts';

/** Postal code → names of its villages. */
type Villages = Record<string, string[]>;
/** Province → regency or city → district → villages by postal code. */
type Tree = Record<string, Record<string, Record<string, Villages>>>;

export type RegionLevel = 'provinsi' | 'kabupaten' | 'kecamatan' | 'kelurahan' | 'kodepos';
/** Names from the top; a gap ends what is known. */
export type RegionNames = { provinsi?: string; kabupaten?: string; kecamatan?: string; kelurahan?: string };

let tree: Tree | undefined;

/**
 * 83,762 villages. Parsed whole: it takes 6 MB of heap and 40 ms once, because the villages of a district
 * lie under their postal codes. As rows of PGlite they took 2.5 s to seed and 25 MB, and a list of
 * provinces 180 ms (measured).
 */
const regionTree = (): Tree => {
  tree ??= JSON.parse(gunzipSync(readDataFile('area/area_nested_postal.json.gz')).toString('utf8')) as Tree;
  return tree;
};

/** Names come from the caller: `constructor` is no province. */
const below = <T>(node: Record<string, T> | undefined, name: string | undefined): T | undefined =>
  node && name !== undefined && Object.hasOwn(node, name) ? node[name] : undefined;

const collator = new Intl.Collator('id', { numeric: true });
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort(collator.compare);

function postalCodes(villages: Villages, kelurahan: string | undefined): string[] {
  const entries = Object.entries(villages);
  const chosen = kelurahan === undefined ? entries : entries.filter(([, names]) => names.includes(kelurahan));
  return sorted(chosen.map(([code]) => code));
}

/** The list of a level below the names given: empty for names that do not exist, absent where names are missing. */
export function regionLists(names: RegionNames): Partial<Record<RegionLevel, string[]>> {
  const { provinsi, kabupaten, kecamatan, kelurahan } = names;
  const root = regionTree();
  const regencies = below(root, provinsi);
  const districts = below(regencies, kabupaten);
  const villages = below(districts, kecamatan);
  return {
    provinsi: sorted(Object.keys(root)),
    ...(provinsi === undefined ? {} : { kabupaten: sorted(Object.keys(regencies ?? {})) }),
    ...(kabupaten === undefined ? {} : { kecamatan: sorted(Object.keys(districts ?? {})) }),
    ...(kecamatan === undefined
      ? {}
      : {
          kelurahan: sorted(Object.values(villages ?? {}).flat()),
          kodepos: postalCodes(villages ?? {}, kelurahan),
        }),
  };
}
