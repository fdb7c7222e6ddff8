import { z } from 'zod';
import { insuredDetails, orderBeneficiary } from '../../order/record.ts';
import {
  personOrderDetail,
  personPlan,
  personPlanCard,
  personPolicyDetail,
  personRevision,
} from '../insured-person/record.ts';

const lineFields = { productType: z.literal('kecelakaandiri'), beneficiary: orderBeneficiary };

export const personalAccidentPlan = personPlan;
/** The insured person and the beneficiaries of an order. */
export const personalAccidentDetails = insuredDetails.extend({ beneficiary: orderBeneficiary });
export const personalAccidentOrderDetail = personOrderDetail.extend(lineFields);
export const personalAccidentPolicyDetail = personPolicyDetail.extend(lineFields);
export const personalAccidentRevision = personRevision.extend(lineFields);

export const PERSONAL_ACCIDENT_RECORDS = {
  plan: personalAccidentPlan,
  planCard: personPlanCard,
  details: personalAccidentDetails,
  orderDetail: personalAccidentOrderDetail,
  policyDetail: personalAccidentPolicyDetail,
  revision: personalAccidentRevision,
};

export type PersonalAccidentPlan = z.output<typeof personalAccidentPlan>;
export type PersonalAccidentDetails = z.output<typeof personalAccidentDetails>;
export type PersonalAccidentOrderDetail = z.output<typeof personalAccidentOrderDetail>;
export type PersonalAccidentPolicyDetail = z.output<typeof personalAccidentPolicyDetail>;
export type PersonalAccidentRevision = z.output<typeof personalAccidentRevision>;
