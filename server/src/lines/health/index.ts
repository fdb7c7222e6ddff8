import { insuredData } from '../insured-data.ts';
import { INSURED_ORDER } from '../insured-order.ts';
import { personCatalogue } from '../insured-person/catalogue.ts';
import { AGE_PRICED_ORDER, personDetail, personToRevise, planToRevise } from '../insured-person/order.ts';
import type { ServerLine } from '../line.ts';
import { HEALTH_CERTIFICATE } from './certificate.ts';
import { HEALTH_CLAIM } from './claim.ts';
import { HEALTH_DEMO } from './seed/demo.ts';
import { HEALTH_LANDING } from './seed/landing.ts';
import { healthPlans } from './seed/plans.ts';
import { HEALTH_NOTES } from './seed/policy-notes.ts';

export const HEALTH: ServerLine<'kesehatan'> = {
  ...INSURED_ORDER,
  ...AGE_PRICED_ORDER,
  landing: HEALTH_LANDING,
  policyNotes: HEALTH_NOTES,
  demo: HEALTH_DEMO,
  catalogue: personCatalogue('kesehatan', healthPlans, (plan, birthDate) => ({ health: plan, birthDate })),
  personalData: ({ details }) => insuredData(details),
  orderDetail: (core, order) => ({ ...core, ...personDetail(order), productType: 'kesehatan' }),
  policyDetail: (core, order) => ({ ...core, ...personDetail(order), productType: 'kesehatan' }),
  revision: (core, order) => ({
    ...core,
    ...personToRevise(order),
    productType: 'kesehatan',
    order: { ...core.order, product: planToRevise(order) },
  }),
  certificate: HEALTH_CERTIFICATE,
  claim: HEALTH_CLAIM,
  refusalSubject: 'Riwayat kesehatan',
};
