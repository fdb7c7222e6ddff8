import { z } from 'zod';
import type { hiddenPlan } from '../product/record.ts';
import type { LineTypes } from './catalogue.ts';
import { healthOrderDetail, healthPlan, healthPolicyDetail, healthRevision } from './health/record.ts';
import { personDetails, personPlanCard } from './person/record.ts';
import {
  personalAccidentDetails,
  personalAccidentOrderDetail,
  personalAccidentPlan,
  personalAccidentPolicyDetail,
  personalAccidentRevision,
} from './personal-accident/record.ts';
import type { SoldLine } from './sold-line.ts';

type Records<Name extends keyof LineTypes[SoldLine]> = { [L in SoldLine]: z.ZodType<LineTypes[L][Name]> };

/** A product in full, by line. */
export const PLANS = {
  kesehatan: healthPlan,
  kecelakaandiri: personalAccidentPlan,
} as const satisfies Records<'plan'>;

/** What is stored of whom and what an order insures, by line. */
export const DETAILS = {
  kesehatan: personDetails,
  kecelakaandiri: personalAccidentDetails,
} as const satisfies Records<'details'>;

const ORDER_DETAILS = {
  kesehatan: healthOrderDetail,
  kecelakaandiri: personalAccidentOrderDetail,
} as const satisfies Records<'orderDetail'>;

const POLICY_DETAILS = {
  kesehatan: healthPolicyDetail,
  kecelakaandiri: personalAccidentPolicyDetail,
} as const satisfies Records<'policyDetail'>;

const REVISIONS = {
  kesehatan: healthRevision,
  kecelakaandiri: personalAccidentRevision,
} as const satisfies Records<'revision'>;

/** A product of any line. */
export const plan = z.union(Object.values(PLANS));
export type Plan = z.output<typeof plan>;

const PLAN_CARDS = {
  kesehatan: personPlanCard,
  kecelakaandiri: personPlanCard,
} as const satisfies Record<SoldLine, z.ZodType>;
export type PlanCard = z.output<(typeof PLAN_CARDS)[SoldLine]>;
export type PlanRow = PlanCard | z.output<typeof hiddenPlan>;

/** An order in full, of any line; `productType` tells which. */
export const orderDetail = z.union(Object.values(ORDER_DETAILS));
export type OrderDetail = z.output<typeof orderDetail>;

export const policyDetail = z.union(Object.values(POLICY_DETAILS));
export type PolicyDetail = z.output<typeof policyDetail>;

/** What the insurer asks to be corrected, of any line. */
export const revisionDetail = z.union(Object.values(REVISIONS));
export type RevisionDetail = z.output<typeof revisionDetail>;
