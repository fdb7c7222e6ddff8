import { formatDate, formatDateTime } from '@naungan/domain/dates';
import { CITIZENS, GENDERS, IDENTITY_TYPES } from '@naungan/domain/identity';
import { isProductType, productTypeInfo } from '@naungan/domain/lines';
import { BUSINESS_FIELDS, INCOME_BRACKETS, optionLabel, PROFESSIONS } from '@naungan/domain/lists';
import type { Fact } from './module.ts';

/** Stands for what was never given. */
export const EMPTY = '-';

const LISTS: Record<string, readonly { value: string; label: string }[]> = {
  profession: PROFESSIONS,
  businessField: BUSINESS_FIELDS,
  income: INCOME_BRACKETS,
  citizen: CITIZENS,
  identiyType: IDENTITY_TYPES,
  gender: GENDERS,
};

/** An instant as the copy of a member's data shows it. */
export const moment = (value: Date | string | null): string => (value ? formatDateTime(value) : EMPTY);
/** The name of a product line; a type that is no line any more as it is. */
export const lineLabel = (type: string): string => (isProductType(type) ? productTypeInfo(type).label : type);

function shown(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  const list = LISTS[key];
  if (list) return optionLabel(list, String(value));
  if (/date$/i.test(key)) return formatDate(String(value)) || String(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A stored group under the labels of its form; what has no label stands under its own name. */
export const groupFacts = (group: object | null, labelOf: (key: string) => string): Fact[] =>
  Object.entries(group ?? {}).map(([key, value]) => ({ title: labelOf(key), value: shown(key, value) }));
