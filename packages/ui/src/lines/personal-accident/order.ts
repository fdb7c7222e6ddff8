import { EMPTY_BENEFICIARY } from '@naungan/domain/beneficiary/form';
import { fromWirePhone } from '@naungan/domain/phone';
import type { LineOrder } from '../line-order.ts';
import { INSURED_PAGES, PAGES_BY_AGE, PERSON_ORDER } from '../person/order.ts';
import { beneficiaryPage } from './beneficiary-page.tsx';

/** A personal accident order: for a person who names beneficiaries. */
export const PERSONAL_ACCIDENT_ORDER: LineOrder<'kecelakaandiri'> = {
  ...PERSON_ORDER,
  pages: { ...INSURED_PAGES, ...PAGES_BY_AGE, 'penerima-manfaat': beneficiaryPage },
  emptySlices: (search) => ({ ...PERSON_ORDER.emptySlices(search), beneficiary: EMPTY_BENEFICIARY }),
  withSearch: (slices, search) => ({ ...slices, ...PERSON_ORDER.withSearch(slices, search) }),
  copySlices: (slices) => ({ ...slices, ...PERSON_ORDER.copySlices(slices) }),
  formerSlices: (former) => ({
    ...PERSON_ORDER.formerSlices(former),
    beneficiary: former.beneficiary ?? EMPTY_BENEFICIARY,
  }),
  revisedSlices: (revision) => ({
    ...PERSON_ORDER.revisedSlices(revision),
    beneficiary: { ...revision.beneficiary, phone: fromWirePhone(revision.beneficiary.phone) },
  }),
};
