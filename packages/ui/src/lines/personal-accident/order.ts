import { EMPTY_BENEFICIARY } from '@naungan/domain/beneficiary/form';
import { PERSON_PRICING } from '@naungan/domain/lines/insured-person/pricing';
import { personalAccidentOrderForm } from '@naungan/domain/lines/personal-accident/form';
import { PERSONAL_ACCIDENT_STEPS } from '@naungan/domain/lines/personal-accident/steps';
import { fromWirePhone } from '@naungan/domain/phone';
import type { LineOrder } from '../line-order.ts';
import { INSURED_PAGES, PAGES_BY_AGE, PERSON_ORDER } from '../order-pages/insured-order.ts';
import { beneficiaryPage } from './beneficiary-page.tsx';

/** The order wizard of personal accident: an insured person with beneficiaries. */
export const PERSONAL_ACCIDENT_ORDER: LineOrder<'kecelakaandiri'> = {
  ...PERSON_ORDER,
  rules: { ...PERSON_PRICING, steps: PERSONAL_ACCIDENT_STEPS, orderForm: personalAccidentOrderForm },
  pages: { ...INSURED_PAGES, ...PAGES_BY_AGE, 'penerima-manfaat': beneficiaryPage },
  emptySlices: (search) => ({ ...PERSON_ORDER.emptySlices(search), beneficiary: EMPTY_BENEFICIARY }),
  withSearch: (slices, search) => ({ ...slices, ...PERSON_ORDER.withSearch(slices, search) }),
  copySlices: (slices) => ({ ...slices, ...PERSON_ORDER.copySlices(slices) }),
  slicesOfFlatDraft: (flatDraft) => ({
    ...PERSON_ORDER.slicesOfFlatDraft(flatDraft),
    beneficiary: flatDraft.beneficiary ?? EMPTY_BENEFICIARY,
  }),
  revisedSlices: (revision) => ({
    ...PERSON_ORDER.revisedSlices(revision),
    beneficiary: { ...revision.beneficiary, phone: fromWirePhone(revision.beneficiary.phone) },
  }),
};
