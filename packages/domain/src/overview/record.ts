import { z } from 'zod';
import { CLAIM_TASKS } from '../claim/claim-task.ts';
import { claimCard } from '../claim/record.ts';
import { draftCard } from '../draft/record.ts';
import { invoiceCard } from '../invoice/record.ts';
import { orderCard } from '../order/record.ts';
import { policyCard } from '../policy/record.ts';
import { isoDate } from '../shape/index.ts';

const count = z.number().int();

/** An action that the member has to take. */
export const pendingAction = z.discriminatedUnion('kind', [
  /** An unpaid invoice. */
  z.object({ kind: z.literal('payment'), invoice: invoiceCard }),
  /** An order that the insurer sent back. */
  z.object({ kind: z.literal('revision'), order: orderCard }),
  /** A claim that waits for the claimant. The fields after `claim` equal the fields of `next` in `claimDetail`. */
  z.object({
    kind: z.literal('claim'),
    claim: claimCard,
    task: z.enum(CLAIM_TASKS).exclude(['wait', 'none']),
    title: z.string(),
    /** The day before which the claimant has to act; `null` without a deadline. */
    before: isoDate.nullable(),
    lateNotice: z.string().nullable(),
  }),
  /** A form that was not sent. */
  z.object({ kind: z.literal('draft'), draft: draftCard }),
]);
export type PendingAction = z.output<typeof pendingAction>;

/** A policy of the overview. Without a link to the certificate, because links expire after ten minutes [Q5]. */
const overviewPolicy = policyCard.omit({ certificate: true });
export type OverviewPolicy = z.output<typeof overviewPolicy>;

/** The first page of the member's account. `rows` contains the first items of a list, `total` is the number of all items. */
export const accountOverview = z.object({
  /** Actions by deadline, then actions without a deadline, then drafts. */
  actions: z.object({ total: count, rows: z.array(pendingAction) }),
  /** Policies in force and policies that begin later, sorted by the last day of cover. */
  policies: z.object({ total: count, rows: z.array(overviewPolicy) }),
  /** Claims that have not ended; claims that need an action of the member are first. */
  claims: z.object({ total: count, rows: z.array(claimCard) }),
  /** The newest invoice; null without invoices. */
  invoice: invoiceCard.nullable(),
  /** Orders in any status, newest first. */
  orders: z.object({ total: count, rows: z.array(orderCard) }),
});
export type AccountOverview = z.output<typeof accountOverview>;
