import type { DeskQueue } from '@naungan/api/desk-queues';
import { CLAIM_STATE_ROWS, CLAIM_STATES } from '@naungan/domain/status';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type DeskScope, withinScope } from '../../core/desk-scope.ts';
import {
  CLAIM_WAITS_FOR_DESK,
  claimFiles,
  claimMessages,
  claims,
  consultantOrders,
  consultations,
  guests,
  invoices,
  ORDER_WAITS_FOR_DESK,
  orders,
  payments,
  policies,
  type TaskSubject,
} from '../../db/schema.ts';

/** The records of one kind in a queue. The conditions are written as the partial indexes have them. */
export type Branch = {
  subject: TaskSubject;
  table: PgTable;
  at: PgColumn;
  id: PgColumn;
  condition: SQL;
  scopeOf: (scope: DeskScope) => SQL | undefined;
  /** Several rows can have the same id. */
  isRepeated?: true;
};

/** Visitors and payments belong to no insurer. */
const ofBroker = ({ insurerId }: DeskScope): SQL | undefined => (insurerId === null ? undefined : sql`false`);
const ofOrder =
  (orderId: PgColumn) =>
  (scope: DeskScope): SQL | undefined =>
    withinScope(scope, orderId);

const NEW_CONTACT = sql`follow_up_status = 'new'`;
const contactBranch = (
  subject: TaskSubject,
  table: typeof guests | typeof consultations | typeof consultantOrders,
): Branch => ({
  subject,
  table,
  at: table.createdAt,
  id: table.id,
  condition: NEW_CONTACT,
  scopeOf: ofBroker,
});

const ORDERS = {
  subject: 'order',
  table: orders,
  at: orders.updatedAt,
  id: orders.id,
  scopeOf: ofOrder(orders.id),
} as const;
const CLAIMS = {
  subject: 'claim',
  table: claims,
  at: claims.movedAt,
  id: claims.id,
  scopeOf: ofOrder(claims.orderId),
} as const;

/** Where the records of each queue are. */
export const BRANCHES: Record<DeskQueue, readonly Branch[]> = {
  orders: [{ ...ORDERS, condition: ORDER_WAITS_FOR_DESK }],
  claims: [{ ...CLAIMS, condition: CLAIM_WAITS_FOR_DESK }],
  policies: [
    {
      subject: 'policy',
      table: policies,
      at: policies.issuedAt,
      id: policies.orderId,
      scopeOf: ofOrder(policies.orderId),
      isRepeated: true,
      condition: sql`service_delivery = 'Belum Dikirim' and status = 'active' and exists (
        select 1 from ${orders} printed where printed.id = ${policies.orderId} and printed.policy_print_fee > 0)`,
    },
  ],
  contacts: [
    contactBranch('guest', guests),
    contactBranch('consultation', consultations),
    contactBranch('offline', consultantOrders),
  ],
  payments: [
    {
      subject: 'payment',
      table: payments,
      at: payments.attentionAt,
      id: payments.id,
      scopeOf: ofBroker,
      condition: sql`attention is not null`,
    },
  ],
  messages: [
    {
      subject: 'claim',
      table: claimMessages,
      at: claimMessages.createdAt,
      id: claimMessages.claimId,
      isRepeated: true,
      scopeOf: (scope) => {
        const isVisible = withinScope(scope, claims.orderId);
        return (
          isVisible &&
          sql`exists (select 1 from ${claims} where ${claims.id} = ${claimMessages.claimId} and ${isVisible})`
        );
      },
      condition: sql`sender = 'claimant' and not exists (select 1 from ${claimMessages} later
        where later.claim_id = ${claimMessages.claimId} and later.number > ${claimMessages.number})`,
    },
  ],
};

const CUSTOMER_STATES = CLAIM_STATES.filter((state) => CLAIM_STATE_ROWS[state].turn === 'member');

/** Revised orders, and claims with documents that arrived during the review. */
export const RETURNED: Partial<Record<DeskQueue, Branch>> = {
  orders: {
    ...ORDERS,
    condition: sql`${ORDER_WAITS_FOR_DESK} and status_order = 'revision'`,
  },
  claims: {
    ...CLAIMS,
    condition: sql`${CLAIM_WAITS_FOR_DESK} and state = 'review' and exists (
      select 1 from ${claimFiles} sent where sent.claim_id = ${claims.id} and sent.created_at >= ${claims.movedAt}
        and (sent.kind = 'addition' or (sent.kind = 'document' and sent.round > 0)))`,
  },
};

/** Orders and claims whose next step is the customer's. The desk closes a paid or rejected claim if the customer does nothing. */
export const WAITING: Partial<Record<DeskQueue, Branch>> = {
  orders: {
    ...ORDERS,
    condition: sql`(status_order = 'pending' or status_order = 'approve' and exists (
      select 1 from ${invoices} unpaid where unpaid.order_id = ${orders.id} and unpaid.status = 'pending'))`,
  },
  claims: { ...CLAIMS, condition: inArray(claims.state, CUSTOMER_STATES) },
};
