import { personPlan, personPlanCard } from '@naungan/domain/lines/insured-person/record';
import type { z } from 'zod';
import type { PersonLine } from './line.ts';

/** The column `document`: the fields of a plan that no query filters or sorts by. */
export const planDocument = personPlan
  .pick({
    policyPrintFee: true,
    serviceFee: true,
    limitClaim: true,
    waitingTime: true,
    gracePeriod: true,
    coolingPeriod: true,
    claimMecanism: true,
    benefits: true,
    generalInfo: true,
    exclusions: true,
    attachments: true,
    declarations: true,
  })
  .extend({ highlights: personPlanCard.shape.highlights });
export type PlanDocument = z.output<typeof planDocument>;

type Plan = z.output<typeof personPlan>;

/** A plan to store. `id` is derived from `code`, so that the seed never stores a plan twice. */
export type PlanToStore = Pick<Plan, 'productName' | 'transactionType' | 'ages' | 'premi' | 'adminFee'> & {
  id: string;
  code: string;
  productType: PersonLine;
  insurerId: string;
  createdAt: Date;
  document: PlanDocument;
};
