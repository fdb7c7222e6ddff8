import { DEFAULT_BIRTH_DATE, formatDate, type IsoDate, possibleAge } from '@naungan/domain/dates';
import type { BirthSearch } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { PLAIN_LIST } from '../../plans/plan-query/list-settings.ts';

const birthDateOf = ({ dob = DEFAULT_BIRTH_DATE }: BirthSearch) => dob;

/**
 * Texts and rules for products for a person. The price depends on the searched birth date; without a search, on
 * the default birth date [2 §9].
 */
export const PERSON_PRODUCT = {
  searchText: (search: BirthSearch) => `Lahir ${formatDate(birthDateOf(search))}`,
  changeLabel: 'Ubah tanggal lahir',
  subjectText: (search: BirthSearch, today: IsoDate) => {
    const age = possibleAge(birthDateOf(search), today);
    return age === null ? '' : `usia ${age} tahun`;
  },
  noMatchTexts: () => ({
    title: MESSAGES.plans.noneForBirthDate,
    hint: 'Periksa kembali tanggal lahir Anda.',
  }),
  listSettings: () => PLAIN_LIST,
  noPriceTexts: { long: 'Usia Anda tidak masuk kriteria produk', short: 'Usia di luar kriteria' },
  priceUnit: 'per tahun',
  preparationText: 'Siapkan dokumen identitas tertanggung.',
  loadSummary: () => import('./PersonProductSummary.tsx').then((module) => module.PersonProductSummary),
  priceInputOf: (search: BirthSearch) => ({ birthDate: birthDateOf(search), printPolicy: false }),
};
