import {
  hasCategories,
  isComplete,
  type ListCategory,
  type PropertyPriceInput,
  type PropertySearch,
  QUOTE_ALERT,
} from '@naungan/domain/lines/property';
import { MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import type { ListSettings } from '../../plans/plan-query/list-settings.ts';
import type { NoMatchTexts } from '../line-product.ts';

/** Cheapest first [2 §9]. */
const CHEAPEST_FIRST: ListSettings['sort'] = { sortField: 'premium', sortOrder: 'asc' };
const CATEGORY = {
  name: 'category',
  label: 'Kategori',
  options: [
    { value: 'kebakaran-gempabumi', label: 'Kebakaran + Gempa Bumi' },
    { value: 'kebakaran', label: 'Kebakaran' },
    { value: 'all', label: 'Semua jaminan' },
  ] satisfies { value: ListCategory; label: string }[],
};
const BOTH_COVERS: ListSettings = { sort: CHEAPEST_FIRST, filters: [CATEGORY] };
const ONE_COVER: ListSettings = { sort: CHEAPEST_FIRST, filters: [] };

/**
 * Returns, for example, 'Rumah tinggal · Rp1.200.000.000'. Shows the code instead of the name of the occupation
 * until the catalogue has responded.
 */
function searchText(search: PropertySearch): string {
  const { knownBuilding, occupation = '', timePeriod } = search;
  if (!isComplete(search)) return 'Bangunan belum dipilih';
  const buildingUse = knownBuilding?.occupationName ?? `Okupasi ${occupation}`;
  const term = timePeriod > 1 ? ` · ${timePeriod} tahun` : '';
  return `${buildingUse} · ${formatRupiah(search.buildingPrices)}${term}`;
}

function noMatchTexts(search: PropertySearch): NoMatchTexts {
  if (!isComplete(search))
    return {
      title: MESSAGES.quote.fieldsMissing,
      hint: 'Lengkapi dahulu data bangunan Anda: okupasi, harga, konstruksi, dan alamat.',
    };
  if (search.occupationInsurable === false)
    return {
      title: MESSAGES.plans.noneForOccupation,
      hint: 'Periksa kembali okupasi bangunan Anda, atau hubungi konsultan kami.',
    };
  return {
    title: MESSAGES.plans.noneForInput,
    hint: hasCategories(search.coverages)
      ? 'Coba pilih kategori lain, atau ubah jangka waktu, cakupan perlindungan, atau data bangunan Anda.'
      : 'Coba ubah jangka waktu, cakupan perlindungan, atau data bangunan Anda.',
  };
}

function priceInputOf({ knownBuilding, timePeriod }: PropertySearch): PropertyPriceInput | null {
  return knownBuilding ? { building: knownBuilding, timePeriod, printPolicy: false } : null;
}

/**
 * Texts and rules for products for a building. They are the same for all property lines, which differ only in
 * their cover.
 */
export const PROPERTY_PRODUCT = {
  searchText,
  changeLabel: 'Ubah data bangunan',
  subjectText: ({ knownBuilding }: PropertySearch) => knownBuilding?.occupationName ?? 'bangunan Anda',
  listSubjectText: 'bangunan Anda',
  noMatchTexts,
  benefitsOnCards: true as const,
  needsSearch: true as const,
  missingSearchNotice: { title: QUOTE_ALERT, label: 'Isi data bangunan' },
  preparationText: 'Siapkan kartu identitas pemilik, bukti kepemilikan, dan foto bangunan.',
  noPriceTexts: { long: 'Produk ini tidak tersedia untuk bangunan Anda', short: 'Tidak tersedia' },
  priceUnit: 'per tahun',
  listSettings: ({ coverages }: PropertySearch) => (hasCategories(coverages) ? BOTH_COVERS : ONE_COVER),
  termYears: ({ timePeriod }: PropertySearch) => timePeriod,
  priceInputOf,
  oneYearInputOf: (priceInput: PropertyPriceInput) => ({ ...priceInput, timePeriod: 1 }),
  loadSummary: () => import('./PropertyProductSummary.tsx').then((module) => module.PropertyProductSummary),
};
