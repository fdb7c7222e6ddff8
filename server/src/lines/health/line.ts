import type { ServerLine } from '../line.ts';
import { personCatalogue } from '../person/catalogue.ts';
import { INSURED_ORDER, ORDER_BY_AGE, revisedPerson, revisedPlan, shownPerson } from '../person/order.ts';
import { personFacts } from '../person/personal-data.ts';
import { HEALTH_CERTIFICATE } from './certificate.ts';
import { healthPlans } from './seed/plans.ts';

export const HEALTH: ServerLine<'kesehatan'> = {
  ...INSURED_ORDER,
  ...ORDER_BY_AGE,
  catalogue: personCatalogue('kesehatan', healthPlans, (plan, birthDate) => ({ health: plan, birthDate })),
  personalData: ({ details }) => personFacts(details),
  orderDetail: (core, order) => ({ ...core, ...shownPerson(order), productType: 'kesehatan' }),
  policyDetail: (core, order) => ({ ...core, ...shownPerson(order), productType: 'kesehatan' }),
  revision: (core, order) => ({
    ...core,
    ...revisedPerson(order),
    productType: 'kesehatan',
    order: { ...core.order, product: revisedPlan(order) },
  }),
  certificate: HEALTH_CERTIFICATE,
  claim: { sumInsured: ({ product }) => product.limitClaim.limit },
  judged: 'Riwayat kesehatan',
};
