import { claimCard } from './claim-examples.ts';
import { draftCard, newOrderCard } from './order-examples.ts';
import { invoiceCard } from './payment-examples.ts';
import { policyCard } from './policy-examples.ts';
import type { Examples } from './resource-examples.ts';

const { certificate: _, ...policy } = policyCard;

/** Example response of the overview of an account. */
export const OVERVIEW_EXAMPLES = {
  accountOverview: {
    reply: {
      actions: {
        total: 2,
        rows: [
          { kind: 'payment', invoice: invoiceCard },
          { kind: 'draft', draft: draftCard },
        ],
      },
      policies: { total: 1, rows: [policy] },
      claims: { total: 1, rows: [claimCard] },
      invoice: invoiceCard,
      orders: { total: 1, rows: [newOrderCard] },
    },
  },
} satisfies Partial<Examples>;
