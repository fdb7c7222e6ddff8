import { DRAFT_FILES_PREFIX, DRAFT_STEP_PATH } from '@naungan/domain/draft';

/** The values of a form by path, such as `slices/insured/fullname`. */
export type Fields = Readonly<Record<string, unknown>>;
/** A changed field. A removed field has no `value`. */
export type FieldUpdate = { path: string; value?: unknown };

/** Paths of objects that are one field: a search is compared as a whole. */
const SINGLE_FIELD_PATHS = ['searched'];
/** Fields that change together: another province also changes the district. */
const REGION_FIELDS = ['province', 'district_level', 'district', 'subDistrict', 'urbanVillage', 'postalCode'];
/** The fields of a vehicle that the member types. The other fields come from the catalogue and change together. */
const TYPED_VEHICLE_FIELDS = ['vehicleLicense', 'chassisNumber', 'machineNumber'];
/** The fields of a building that determine its tariff. They change together. */
const TARIFF_FIELDS = [
  ...REGION_FIELDS,
  'occupation',
  'occupationCode',
  'occupationName',
  'construction',
  'classConstruction',
  'zone',
  'floodZone',
  'fireBand',
];

/** The bank account of a claim. Its number, holder and bank change together. */
const ACCOUNT_PREFIX = 'values/account/';
const VEHICLE_PREFIX = 'slices/vehicle/';
const BUILDING_PREFIX = 'slices/building/';

const escapeSegment = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeSegment = (text: string) => text.replaceAll('~1', '/').replaceAll('~0', '~');
const segmentsOf = (path: string) => path.split('/').map(unescapeSegment);

type Group = Readonly<Record<string, unknown>>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Yields the path and the value of each field below `path`. */
function* entriesOf(value: unknown, path: string): Generator<[string, unknown]> {
  const names = isGroup(value) && !SINGLE_FIELD_PATHS.includes(path) ? Object.keys(value) : [];
  if (names.length === 0) {
    if (value !== undefined) yield [path, value];
    return;
  }
  for (const name of names) {
    const segment = escapeSegment(name);
    yield* entriesOf((value as Group)[name], path === '' ? segment : `${path}/${segment}`);
  }
}

/** Returns the fields of a form's values. A list is one field. */
export const fieldsOf = (values: object): Fields => Object.fromEntries(entriesOf(values, ''));

function withValue(group: unknown, [name = '', ...deeperNames]: string[], update: FieldUpdate): Group {
  const { [name]: child, ...others } = isGroup(group) ? group : {};
  if (deeperNames.length > 0) return { ...others, [name]: withValue(child, deeperNames, update) };
  return 'value' in update ? { ...others, [name]: update.value } : others;
}

/** Returns the values with a changed or removed field. Ignores a path that would change a prototype. */
export function withField<Values extends object>(values: Values, update: FieldUpdate): Values {
  const segments = segmentsOf(update.path);
  return segments.includes('__proto__') ? values : (withValue(values, segments, update) as Values);
}

/** Returns the form's values that a draft's fields contain. */
export function valuesOf<Values extends object>(fields: Fields): Values {
  const updates = Object.entries(fields).map(([path, value]) => ({ path, value }));
  // Short paths come first: a group (`a/b`) replaces a plain value of the same name (`a`).
  return updates
    .toSorted((a, b) => a.path.length - b.path.length)
    .reduce((values, update) => withField(values, update), {} as Values);
}

/** Returns whether a path names a value of the form. False for an uploaded file and for the step. */
export const isValuePath = (path: string): boolean =>
  path !== DRAFT_STEP_PATH && !path.startsWith(DRAFT_FILES_PREFIX);

/** Returns the path prefix of the fields that change together with this field; null for a field without a group. */
function mergeGroupOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(VEHICLE_PREFIX)) return TYPED_VEHICLE_FIELDS.includes(name) ? null : VEHICLE_PREFIX;
  if (path.startsWith(BUILDING_PREFIX)) return TARIFF_FIELDS.includes(name) ? BUILDING_PREFIX : null;
  if (path.startsWith(ACCOUNT_PREFIX)) return ACCOUNT_PREFIX;
  return REGION_FIELDS.includes(name) ? path.slice(0, -name.length) : null;
}

export const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the paths of changed fields and of all fields in their groups, so that a merge never combines, for example, the
 * province from one tab with the district from another tab.
 */
export function changedPaths(oldFields: Fields, newFields: Fields): string[] {
  const allPaths = [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])];
  const differingPaths = allPaths.filter((path) => !isSameValue(oldFields[path], newFields[path]));
  const groups = new Set(differingPaths.flatMap((path) => mergeGroupOf(path) ?? []));
  if (groups.size === 0) return differingPaths;
  return allPaths.filter((path) => differingPaths.includes(path) || groups.has(mergeGroupOf(path) ?? ''));
}
