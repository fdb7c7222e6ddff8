import { DRAFT_FILES, DRAFT_STEP } from '@naungan/domain/draft';

/** The values of a form by path, such as `slices/insured/fullname`. */
export type Fields = Readonly<Record<string, unknown>>;
/** A field of a draft; it has no `value` if it was removed. */
export type FieldUpdate = { path: string; value?: unknown };

/** Values that are one field although they have parts: a search is compared as a whole. */
const WHOLE = ['searched'];
/** Names that only make sense together: another province also changes the district. */
const REGION = ['province', 'district_level', 'district', 'subDistrict', 'urbanVillage', 'postalCode'];
/** The typed fields of a vehicle; all others belong to its entry in the catalogue. */
const OF_THE_OWNER = ['vehicleLicense', 'chassisNumber', 'machineNumber'];
/** The facts of a building that determine its tariff. */
const OF_THE_TARIFF = [
  ...REGION,
  ...['occupation', 'occupationCode', 'occupationName', 'construction', 'classConstruction'],
  ...['zone', 'floodZone', 'fireBand'],
];

const VEHICLE = 'slices/vehicle/';
const BUILDING = 'slices/building/';

const escapeSegment = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeSegment = (text: string) => text.replaceAll('~1', '/').replaceAll('~0', '~');
const segmentsOf = (path: string) => path.split('/').map(unescapeSegment);

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function* entriesOf(value: unknown, path: string): Generator<[string, unknown]> {
  const names = isGroup(value) && !WHOLE.includes(path) ? Object.keys(value) : [];
  if (names.length === 0) {
    if (value !== undefined) yield [path, value];
    return;
  }
  for (const name of names) {
    const part = escapeSegment(name);
    yield* entriesOf((value as Group)[name], path === '' ? part : `${path}/${part}`);
  }
}

/** Returns the fields of a form's values. A list is one field. */
export const fieldsOf = (values: object): Fields => Object.fromEntries(entriesOf(values, ''));

function withValue(group: unknown, [name = '', ...rest]: string[], update: FieldUpdate): Group {
  const { [name]: part, ...others } = isGroup(group) ? group : {};
  if (rest.length > 0) return { ...others, [name]: withValue(part, rest, update) };
  return 'value' in update ? { ...others, [name]: update.value } : others;
}

/** Returns the values with a changed or removed field. A path that would change a prototype is ignored. */
export function withField<Values extends object>(values: Values, update: FieldUpdate): Values {
  const segments = segmentsOf(update.path);
  return segments.includes('__proto__') ? values : (withValue(values, segments, update) as Values);
}

/** Returns the form's values of a draft's fields. */
export function valuesOf<Values extends object>(fields: Fields): Values {
  const updates = Object.entries(fields).map(([path, value]) => ({ path, value }));
  // A group comes after a plain value of the same name, and replaces it.
  return updates
    .toSorted((a, b) => a.path.length - b.path.length)
    .reduce((values, update) => withField(values, update), {} as Values);
}

/** Returns whether a path is one of the form's values: not an uploaded file, nor the step. */
export const isValuePath = (path: string): boolean => path !== DRAFT_STEP && !path.startsWith(DRAFT_FILES);

function groupOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(VEHICLE)) return OF_THE_OWNER.includes(name) ? null : VEHICLE;
  if (path.startsWith(BUILDING)) return OF_THE_TARIFF.includes(name) ? BUILDING : null;
  return REGION.includes(name) ? path.slice(0, -name.length) : null;
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Returns the paths that differ, each with all fields of its group, so that a merge never mixes two groups. */
export function changedPaths(before: Fields, after: Fields): string[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = paths.filter((path) => !isSameValue(before[path], after[path]));
  const groups = new Set(changed.flatMap((path) => groupOf(path) ?? []));
  if (groups.size === 0) return changed;
  return paths.filter((path) => changed.includes(path) || groups.has(groupOf(path) ?? ''));
}
