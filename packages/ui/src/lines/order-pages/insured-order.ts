import { EMPTY_ADDRESS } from '@naungan/domain/address/form';
import { EMPTY_INSURED } from '@naungan/domain/insured';
import { type BirthSearch, PERSON_TERM_YEARS, termText } from '@naungan/domain/lines';
import type { InsuredDetails, revisionCore } from '@naungan/domain/order/record';
import { fromWirePhone } from '@naungan/domain/phone';
import type { z } from 'zod';
import { addressPage } from '../../fields/address/address-page.tsx';
import { attachmentPage } from '../../fields/attachment/attachment-page.tsx';
import { declarationPage } from '../../fields/declaration/declaration-page.tsx';
import { summaryPage } from '../../flow/step-page/summary-page.ts';
import type { PersonSlices } from '../insured-person/person-slices.ts';
import { termsPage } from '../insured-person/terms-page.tsx';
import type { FlatOrderDraft } from '../saved-draft/flat-draft.ts';
import { insuredPage } from './insured-page.tsx';
import { shippingPage } from './shipping-page.tsx';

/** Pages of the steps that several lines share. */
export const INSURED_PAGES = {
  alamat: addressPage,
  lampiran: attachmentPage,
  informasi: shippingPage({ addressOwner: 'tertanggung' }),
  deklarasi: declarationPage,
  ringkasan: summaryPage,
} as const;

/** Additional pages of lines that insure a person by age. */
export const PAGES_BY_AGE = {
  produk: termsPage({ coverPeriod: termText(PERSON_TERM_YEARS) }),
  tertanggung: insuredPage({ requiresBirthData: true }),
} as const;

/** The members of `LineOrder` for an order with an insured person. Lines with more data extend these members. */
export const PERSON_ORDER = {
  emptySlices: ({ dob = '' }: BirthSearch): PersonSlices => ({
    terms: { acceptTnc: false },
    insured: { ...EMPTY_INSURED, birthDate: dob },
    addresses: EMPTY_ADDRESS,
    shipping: { startDate: '', printPolicy: false, customShippingAddress: false, shippingAddress: '' },
    declarations: {},
  }),
  withSearch: (slices: PersonSlices, { dob }: BirthSearch): PersonSlices =>
    dob ? { ...slices, insured: { ...slices.insured, birthDate: dob } } : slices,
  copySlices: (slices: PersonSlices): PersonSlices => ({
    ...slices,
    terms: { acceptTnc: false },
    shipping: { ...slices.shipping, printPolicy: false, customShippingAddress: false },
    declarations: {},
  }),
  slicesOfFlatDraft: ({ values, declarations }: FlatOrderDraft): PersonSlices => {
    const { acceptTnc, addresses, printPolicy, customShippingAddress, shippingAddress, ...insured } = values;
    return {
      terms: { acceptTnc },
      insured: { ...EMPTY_INSURED, ...insured },
      addresses,
      shipping: { startDate: '', printPolicy, customShippingAddress, shippingAddress },
      declarations,
    };
  },
  revisedSlices: ({ insured, addresses, order }: PersonRevision): PersonSlices => ({
    terms: { acceptTnc: true },
    insured: {
      ...insured,
      birthDate: insured.birthDate ?? '',
      placeOfbirth: insured.placeOfbirth ?? '',
      phoneNumber: fromWirePhone(insured.phoneNumber),
    },
    addresses,
    shipping: {
      // A revision does not change the start date. These slices are also copied to an order that repeats the earlier
      // order, and such an order needs a new start date.
      startDate: '',
      printPolicy: order.printPolicy,
      customShippingAddress: order.customShippingAddress,
      shippingAddress: order.shippingAddress,
    },
    declarations: {},
  }),
  /** Returns the product of a revision. Benefits and description are empty, because a revision lacks them. */
  revisedPlan: <Product extends object>({ order }: { order: { product: Product } }) => ({
    ...order.product,
    benefits: [],
    generalInfo: '',
  }),
  priceInputOf: ({ insured, shipping }: PersonSlices) => ({
    birthDate: insured.birthDate,
    printPolicy: shipping.printPolicy,
  }),
  params: ({ insured }: PersonSlices) => ({ dob: insured.birthDate }),
  canDecideEligibility: ({ dob }: BirthSearch) => dob !== undefined,
  pendingPriceText: 'Premi dihitung dari tanggal lahir tertanggung.',
} as const;

/** The common fields of a revision, with the insured person. */
type PersonRevision = InsuredDetails & Pick<z.output<typeof revisionCore>, 'order'>;
