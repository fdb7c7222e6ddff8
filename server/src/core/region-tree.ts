import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { readDataFile } from './data-file.ts';

/** Postal code → names of its villages. */
const villagesSchema = z.record(z.string(), z.array(z.string()));
type Villages = z.output<typeof villagesSchema>;
/** Province → regency or city → district → villages by postal code. */
const regionsSchema = z.record(z.string(), z.record(z.string(), z.record(z.string(), villagesSchema)));
type Tree = z.output<typeof regionsSchema>;

export type RegionLevel = 'provinsi' | 'kabupaten' | 'kecamatan' | 'kelurahan' | 'kodepos';
/** Names from the province down; no name follows a missing name. */
export type RegionNames = { provinsi?: string; kabupaten?: string; kecamatan?: string; kelurahan?: string };

let tree: Tree | undefined;

/**
 * Returns the tree with all 83,762 villages. The first call reads the file, which takes about 80 ms and 6 MB of heap. As rows
 * of PGlite, the villages would take 2.5 s to seed, 25 MB of disk, and 180 ms for a list of provinces.
 */
const regionTree = (): Tree => {
  tree ??= regionsSchema.parse(
    JSON.parse(gunzipSync(readDataFile('area/area_nested_postal.json.gz')).toString('utf8')),
  );
  return tree;
};

/** Returns the child of this name; checks for own properties, because the caller's name may be `constructor`. */
const childOf = <T>(node: Record<string, T> | undefined, name: string | undefined): T | undefined =>
  node && name !== undefined && Object.hasOwn(node, name) ? node[name] : undefined;

const collator = new Intl.Collator('id', { numeric: true });
const sortedNames = (names: Iterable<string>): string[] => [...new Set(names)].sort(collator.compare);

/** Returns the postal codes of a district's villages, or of the named village only. */
function postalCodes(villages: Villages, kelurahan: string | undefined): string[] {
  const entries = Object.entries(villages);
  const matchingEntries =
    kelurahan === undefined ? entries : entries.filter(([, names]) => names.includes(kelurahan));
  return matchingEntries.map(([code]) => code);
}

/** Returns the children of each region on a path; empty below an unknown or missing name. */
function nodesAt([provinsi, kabupaten, kecamatan]: readonly (string | undefined)[]) {
  const provinces = regionTree();
  const regencies = childOf(provinces, provinsi);
  const districts = childOf(regencies, kabupaten);
  const villages = childOf(districts, kecamatan);
  return { provinces, regencies: regencies ?? {}, districts: districts ?? {}, villages: villages ?? {} };
}

/**
 * Returns the names of the regions directly below a path, in the order of the file. The path begins with the province. Below
 * a village, returns its postal codes. Below an unknown name, returns an empty list.
 */
export function regionNamesBelow(path: readonly string[]): string[] {
  const [provinsi, kabupaten, kecamatan, kelurahan] = path;
  const { provinces, regencies, districts, villages } = nodesAt(path);
  if (provinsi === undefined) return Object.keys(provinces);
  if (kabupaten === undefined) return Object.keys(regencies);
  if (kecamatan === undefined) return Object.keys(districts);
  return kelurahan === undefined ? Object.values(villages).flat() : postalCodes(villages, kelurahan);
}

/**
 * Returns the sorted names of each level below the given names: an empty list below an unknown name, and no list below
 * a missing name. Without a village, lists the postal codes of the whole district.
 */
export function regionLists(names: RegionNames): Partial<Record<RegionLevel, string[]>> {
  const { provinsi, kabupaten, kecamatan, kelurahan } = names;
  const { provinces, regencies, districts, villages } = nodesAt([provinsi, kabupaten, kecamatan]);
  const lists: Partial<Record<RegionLevel, string[]>> = { provinsi: sortedNames(Object.keys(provinces)) };
  if (provinsi !== undefined) lists.kabupaten = sortedNames(Object.keys(regencies));
  if (kabupaten !== undefined) lists.kecamatan = sortedNames(Object.keys(districts));
  if (kecamatan !== undefined) {
    lists.kelurahan = sortedNames(Object.values(villages).flat());
    lists.kodepos = sortedNames(postalCodes(villages, kelurahan));
  }
  return lists;
}
