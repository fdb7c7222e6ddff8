import { formatDate, formatDateTime } from '@naungan/domain/dates';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { isProductType, lineOf } from '@naungan/domain/lines';
import { BUSINESS_FIELDS, INCOME_BRACKETS, optionLabel, PROFESSIONS } from '@naungan/domain/lists';
import type { Fact } from './module.ts';

/** Displayed for a value that was never given. */
export const EMPTY_VALUE_TEXT = '-';

/** Lists of options by the name of their field. The API spells `identiyType` so. */
const OPTION_LISTS: Record<string, readonly { value: string; label: string }[]> = {
  profession: PROFESSIONS,
  businessField: BUSINESS_FIELDS,
  income: INCOME_BRACKETS,
  citizen: CITIZENS,
  identiyType: IDENTITY_TYPES,
  gender: GENDERS,
};

/** Returns a time as displayed in the copy of a member's data. */
export const formatMoment = (value: Date | string | null): string =>
  value ? formatDateTime(value) : EMPTY_VALUE_TEXT;
/** Returns the name of a product line, or the type itself when the line was removed from the site. */
export const lineLabel = (type: string): string => (isProductType(type) ? lineOf(type).label : type);

function displayValue(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY_VALUE_TEXT;
  const list = OPTION_LISTS[key];
  if (list) return optionLabel(list, String(value));
  if (/date$/i.test(key)) return formatDate(String(value)) || String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Returns one fact for each field of a stored object, such as an address; `labelOf` returns the title for a key. */
export const groupFacts = (group: object | null, labelOf: (key: string) => string): Fact[] =>
  Object.entries(group ?? {}).map(([key, value]) => ({
    title: labelOf(key),
    value: displayValue(key, value),
  }));
