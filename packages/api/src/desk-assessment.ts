import { z } from 'zod';

const amount = z.int().positive();

/** Data for the settlement that the policy does not contain. */
export const assessment = z.object({
  /** The assessed loss in rupiah. */
  loss: amount,
  /** The limit in rupiah of a liability cover or of one year, used instead of the sum insured. */
  limit: amount.optional(),
  /**
   * Confirms a loss above the amount that the claimant stated, or a limit above the policy's limit; without it, an approval with such an
   * amount is rejected.
   */
  isConfirmed: z.boolean().optional(),
  /** The benefit, only for an accident. `percent` is the percentage of a disability in the published table. */
  accident: z
    .union([
      z.object({ kind: z.literal('death') }),
      z.object({ kind: z.literal('medical') }),
      z.object({ kind: z.literal('disability'), percent: z.number().min(0.1).max(100) }),
    ])
    .optional(),
});
