import { PRODUCT_TYPES } from '@naungan/domain/lines';
import { policyDetail } from '@naungan/domain/lines/record';
import { period } from '@naungan/domain/order/record';
import { policyCard } from '@naungan/domain/policy/record';
import { instant } from '@naungan/domain/shape';
import { POLICY_STATES } from '@naungan/domain/status';
import { z } from 'zod';
import { contract, idParams } from './contract.ts';

export const policies = contract('policies', {
  summary: "The member's policies that are in force or have not begun",
  query: z.object({ product: z.enum(PRODUCT_TYPES).optional() }),
  reply: z.array(policyCard),
});

export const policy = contract('policy', {
  summary: 'One policy of the member',
  params: idParams,
  reply: policyDetail,
});

/**
 * Data of a certificate for comparison with the printed certificate. The data contains nothing about the policyholder
 * or the insured.
 */
export const certificate = contract('certificate', {
  summary: 'Check a certificate by the code of its QR',
  params: z.object({ code: z.string().min(1).max(64) }),
  hasRateLimitHeaders: true,
  problems: ['TOO_MANY'],
  reply: z.object({
    /** Whether a policy has this code. */
    genuine: z.boolean(),
    /** Whether the policy is in force now. */
    inForce: z.boolean(),
    /** `status`, `policyNumber`, `period` and `startsAt` are null for an unknown code. */
    status: z.enum(POLICY_STATES).nullable(),
    policyNumber: z.string().nullable(),
    period: period.nullable(),
    startsAt: instant.nullable(),
  }),
});
