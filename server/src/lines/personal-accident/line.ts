import type { ServerLine } from '../line.ts';
import { personCatalogue } from '../person/catalogue.ts';
import { INSURED_ORDER, ORDER_BY_AGE, revisedPerson, revisedPlan, shownPerson } from '../person/order.ts';
import { personFacts } from '../person/personal-data.ts';
import { beneficiaryDeskRows, beneficiaryFacts } from './beneficiary.ts';
import { PERSONAL_ACCIDENT_CERTIFICATE } from './certificate.ts';
import { personalAccidentPlans } from './seed/plans.ts';

export const PERSONAL_ACCIDENT: ServerLine<'kecelakaandiri'> = {
  ...INSURED_ORDER,
  ...ORDER_BY_AGE,
  catalogue: personCatalogue(
    'kecelakaandiri',
    personalAccidentPlans,
    ({ benefits, ...product }, birthDate) => ({ personalAccident: { product, benefits }, birthDate }),
  ),
  personalData: ({ details }) => [...personFacts(details), ...beneficiaryFacts(details)],
  orderDetail: (core, order) => ({
    ...core,
    ...shownPerson(order),
    productType: 'kecelakaandiri',
    beneficiary: order.details.beneficiary,
  }),
  policyDetail: (core, order) => ({
    ...core,
    ...shownPerson(order),
    productType: 'kecelakaandiri',
    beneficiary: order.details.beneficiary,
  }),
  revision: (core, order) => ({
    ...core,
    ...revisedPerson(order),
    productType: 'kecelakaandiri',
    beneficiary: order.details.beneficiary,
    order: { ...core.order, product: revisedPlan(order) },
  }),
  certificate: PERSONAL_ACCIDENT_CERTIFICATE,
  claim: {
    sumInsured: ({ product }) => product.limitClaim.limit,
    beneficiaries: ({ details: { beneficiary } }) => [beneficiary.primary, ...beneficiary.secondary],
  },
  judged: 'Risiko pekerjaan',
  examined: (order) => ({
    ...INSURED_ORDER.examined(order),
    beneficiary: order.details.beneficiary.primary.fullName,
  }),
  deskRows: (order) => [...INSURED_ORDER.deskRows(order), ...beneficiaryDeskRows(order)],
};
