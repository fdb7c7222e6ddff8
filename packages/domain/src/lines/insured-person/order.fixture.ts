import { addressFromProfile } from '../../address/from-profile.ts';
import { insuredFromProfile } from '../../insured/from-profile.ts';
import { profileInput } from '../../profile/profile.fixture.ts';
import type { PersonPlan } from './record.ts';

const declarations = [
  { _id: 'd1', question: 'Apakah Anda sehat?', answer: 'ya' },
  { _id: 'd2', question: 'Apakah Anda merokok?', answer: 'tidak' },
] as const;

const attachmentSpec = (code: string, required: boolean) =>
  ({ code, name: code, extention: 'pdf', required, limit: 2 }) as const;
/** The form context of an order: the rules of a plan, and the day of the order. */
export const personContext = {
  plan: {
    ages: { minAge: 18, maxAge: 60 },
    declarations: [...declarations],
    attachments: [attachmentSpec('1001', true), attachmentSpec('1002', false)],
  },
  today: '2026-11-21',
};

/** A complete plan with the rules of `personContext`. */
export const personPlan: PersonPlan = {
  ...personContext.plan,
  _id: 'p1',
  productName: 'Sehat',
  logoProduct: '/logos/a.svg',
  insuranceCompany: { _id: 'c1', company_name: 'Asuransi A' },
  premi: [{ minAge: 18, maxAge: 60, value: 2_000_000 }],
  adminFee: 50_000,
  policyPrintFee: 25_000,
  serviceFee: { useServiceFee: false, method: 'nominal', value: 0, maximumValue: 0 },
  limitClaim: { limit: 0, limitToBenefit: false },
  transactionType: 'online',
  waitingTime: 30,
  gracePeriod: 30,
  coolingPeriod: 14,
  claimMecanism: [],
  benefits: [],
  generalInfo: '',
};

/** The input for an order of a person. */
export const personOrder = {
  productId: 'p1',
  params: { dob: '1990-06-15' },
  timePeriod: 1,
  ...insuredFromProfile(profileInput),
  phoneNumber: '081234567890',
  birthDate: '1990-06-15',
  placeOfbirth: 'bandung',
  addresses: addressFromProfile(profileInput),
  acceptTnc: true,
  printPolicy: true,
  customShippingAddress: false,
  shippingAddress: '',
  attachments: [{ code: '1001', title: 'KTP' }],
  declarations: [
    { _id: 'd1', question: 'Apakah Anda sehat?', answer: 'ya' },
    { _id: 'd2', question: 'Apakah Anda merokok?', answer: 'tidak' },
  ],
  amounts: {
    premium: 2_000_000,
    adminFee: 50_000,
    policyPrintFee: 25_000,
    serviceFee: 0,
    total: 2_075_000,
  },
};
