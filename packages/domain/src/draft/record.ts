import { z } from 'zod';
import { productType } from '../order/record.ts';
import { id, instant } from '../shape/index.ts';

const cardFields = {
  name: z.string(),
  productType,
  productName: z.string(),
  /** The last open step; '' for the first step. */
  step: z.string(),
  changedAt: instant,
  expiresAt: instant,
};

/** A draft of an order, a revision or a claim in a list. */
export const draftCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('order'),
    ...cardFields,
    planId: id,
    /** The id of the order that the draft repeats; null for a new order. */
    formerOrderId: id.nullable(),
  }),
  z.object({
    kind: z.literal('revision'),
    ...cardFields,
    orderId: id,
    /** The time of the insurer's request for the revision, in milliseconds. */
    requestedAt: z.number().int(),
  }),
  z.object({ kind: z.literal('claim'), ...cardFields, policyNumber: z.string() }),
]);
export type DraftCard = z.output<typeof draftCard>;
