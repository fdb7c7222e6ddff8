import { healthContent } from '@naungan/api/content';
import { insuredData } from '../insured-data.ts';
import { INSURED_ORDER } from '../insured-order.ts';
import { personCatalogue } from '../insured-person/catalogue.ts';
import { AGE_PRICED_ORDER, personDetail, personToRevise, planToRevise } from '../insured-person/order.ts';
import type { ServerLine } from '../line.ts';
import { HEALTH_CERTIFICATE } from './certificate.ts';
import { healthPlans } from './seed/plans.ts';

export const HEALTH: ServerLine<'kesehatan'> = {
  ...INSURED_ORDER,
  ...AGE_PRICED_ORDER,
  landing: { call: healthContent, slug: 'health', partners: 'sellers' },
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
  claim: { sumInsured: ({ product }) => product.limitClaim.limit },
  refusalSubject: 'Riwayat kesehatan',
};
