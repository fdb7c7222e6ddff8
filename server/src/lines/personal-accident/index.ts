import { insuredData } from '../insured-data.ts';
import { INSURED_ORDER } from '../insured-order.ts';
import { personCatalogue } from '../insured-person/catalogue.ts';
import { AGE_PRICED_ORDER, personDetail, personToRevise, planToRevise } from '../insured-person/order.ts';
import type { ServerLine } from '../line.ts';
import { beneficiaryDeskRows, beneficiaryFacts } from './beneficiary.ts';
import { PERSONAL_ACCIDENT_CERTIFICATE } from './certificate.ts';
import { PERSONAL_ACCIDENT_DEMO } from './seed/demo.ts';
import { PERSONAL_ACCIDENT_LANDING } from './seed/landing.ts';
import { personalAccidentPlans } from './seed/plans.ts';
import { PERSONAL_ACCIDENT_NOTES } from './seed/policy-notes.ts';

export const PERSONAL_ACCIDENT: ServerLine<'kecelakaandiri'> = {
  ...INSURED_ORDER,
  ...AGE_PRICED_ORDER,
  landing: PERSONAL_ACCIDENT_LANDING,
  policyNotes: PERSONAL_ACCIDENT_NOTES,
  demo: PERSONAL_ACCIDENT_DEMO,
  catalogue: personCatalogue(
    'kecelakaandiri',
    personalAccidentPlans,
    ({ benefits, ...product }, birthDate) => ({ personalAccident: { product, benefits }, birthDate }),
  ),
  personalData: ({ details }) => [...insuredData(details), ...beneficiaryFacts(details)],
  orderDetail: (core, order) => ({
    ...core,
    ...personDetail(order),
    productType: 'kecelakaandiri',
    beneficiary: order.details.beneficiary,
  }),
  policyDetail: (core, order) => ({
    ...core,
    ...personDetail(order),
    productType: 'kecelakaandiri',
    beneficiary: order.details.beneficiary,
  }),
  revision: (core, order) => ({
    ...core,
    ...personToRevise(order),
    productType: 'kecelakaandiri',
    beneficiary: order.details.beneficiary,
    order: { ...core.order, product: planToRevise(order) },
  }),
  certificate: PERSONAL_ACCIDENT_CERTIFICATE,
  claim: {
    sumInsured: ({ product }) => product.limitClaim.limit,
    beneficiaries: ({ details: { beneficiary } }) => [beneficiary.primary, ...beneficiary.secondary],
  },
  refusalSubject: 'Risiko pekerjaan',
  simulatorInput: (order) => ({
    ...INSURED_ORDER.simulatorInput(order),
    beneficiary: order.details.beneficiary.primary.fullName,
  }),
  deskRows: (order) => [...INSURED_ORDER.deskRows(order), ...beneficiaryDeskRows(order)],
};
