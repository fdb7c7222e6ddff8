import { z } from 'zod';
import { benefitGroup, product } from '../product/record.ts';
import { rupiah } from '../shape/index.ts';

/** A plan that pays benefits, in full [2 §3], whatever its price follows from; waiting time, grace and cooling period in days. */
export const benefitPlan = product.extend({
  limitClaim: z.object({ limit: rupiah, limitToBenefit: z.boolean() }),
  waitingTime: z.number().int(),
  gracePeriod: z.number().int(),
  coolingPeriod: z.number().int(),
  claimMecanism: z.array(z.object({ mecanism: z.string(), area: z.string() })),
  benefits: z.array(benefitGroup),
  /** What is not covered, for the summary of the product; plain sentences. */
  exclusions: z.array(z.string()).optional(),
});
export type BenefitPlan = z.output<typeof benefitPlan>;
