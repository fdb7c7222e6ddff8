import { z } from 'zod';
import { insuredDetails } from '../../order/record.ts';
import {
  personOrderDetail,
  personPlan,
  personPlanCard,
  personPolicyDetail,
  personRevision,
} from '../insured-person/record.ts';

const productType = z.literal('kesehatan');

export const healthPlan = personPlan;
export const healthOrderDetail = personOrderDetail.extend({ productType });
export const healthPolicyDetail = personPolicyDetail.extend({ productType });
export const healthRevision = personRevision.extend({ productType });

export const HEALTH_RECORDS = {
  plan: healthPlan,
  planCard: personPlanCard,
  details: insuredDetails,
  orderDetail: healthOrderDetail,
  policyDetail: healthPolicyDetail,
  revision: healthRevision,
};

export type HealthPlan = z.output<typeof healthPlan>;
export type HealthOrderDetail = z.output<typeof healthOrderDetail>;
export type HealthPolicyDetail = z.output<typeof healthPolicyDetail>;
export type HealthRevision = z.output<typeof healthRevision>;
