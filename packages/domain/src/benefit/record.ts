import { z } from 'zod';
import { benefitGroup, product } from '../product/record.ts';
import { rupiah } from '../shape/index.ts';

/**
 * A complete plan with benefits [2 §3], without its premiums. Waiting period, grace period and cooling-off period
 * are in days.
 */
export const benefitPlan = product.extend({
  /** The base of benefits in percent: `limit`, or the table of benefits if `limitToBenefit` is true. */
  limitClaim: z.object({ limit: rupiah, limitToBenefit: z.boolean() }),
  waitingTime: z.number().int(),
  gracePeriod: z.number().int(),
  coolingPeriod: z.number().int(),
  /** The ways in which claims are paid, such as 'Cashless', and where. Spelled as in the specification. */
  claimMecanism: z.array(z.object({ mecanism: z.string(), area: z.string() })),
  benefits: z.array(benefitGroup),
  /** Exclusions for the product summary, as plain sentences. */
  exclusions: z.array(z.string()).optional(),
});
export type BenefitPlan = z.output<typeof benefitPlan>;
