import type { PaymentAttention } from '@naungan/domain/desk-status';
import type { ProductType } from '@naungan/domain/lines';
import type { InvoiceStatus, PaymentStatus } from '@naungan/domain/status';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { defaultNow, id, instant, rupiah } from './columns.ts';
import { orders } from './orders.ts';

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    productType: text().$type<ProductType>().notNull(),
    invoiceNumber: text().notNull().unique(),
    status: text().$type<InvoiceStatus>().notNull().default('pending'),
    total: rupiah().notNull(),
    dueDate: instant(),
    paidAt: instant(),
    createdAt: defaultNow(),
    updatedAt: defaultNow(),
  },
  (t) => [
    index('invoices_user').on(t.userId, t.createdAt),
    index('invoices_due').on(t.dueDate).where(sql`status = 'pending'`),
    // The figures of the dashboard.
    index('invoices_figures').on(t.createdAt, t.orderId, t.status),
    index('invoices_received').on(t.paidAt, t.orderId).where(sql`status = 'success'`),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    invoiceId: uuid()
      .notNull()
      .references(() => invoices.id),
    /** Adapter of the gateway: midtrans, … */
    gateway: text().notNull(),
    /** Reference at the gateway (`order_id` there), stored before the charge is requested. */
    reference: text().notNull().unique(),
    transactionId: text().unique(),
    /** The group of the method, which the API calls `paymentMethod` [Q25]: bank_transfer, emoney, … */
    method: text().notNull(),
    /** The method itself, which the API calls `paymentType` [Q25]: bca, gopay, … */
    type: text().notNull(),
    /** creating, then a payment status [3 §4]. */
    status: text().$type<'creating' | Exclude<PaymentStatus, 'success'>>().notNull(),
    total: rupiah().notNull(),
    /** The gateway's response, in the form of the contract's `payment`. */
    instrument: jsonb(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
    /** Counts changes. A gateway's response is ignored, and requested again, if the row changed after the request. */
    version: integer().notNull().default(0),
    /** Time of the server's last status request to the gateway. Requests after a notification do not count. */
    checkedAt: instant(),
    /**
     * Time from which the gateway cannot reverse a final status any more. Until then, the server requests the status from time
     * to time, and again after this time. Null when no further request is necessary.
     */
    watchedUntil: instant(),
    /** Why a person of the staff must handle the payment, and since when; null if no one must, or after that. */
    attention: text().$type<PaymentAttention>(),
    attentionAt: instant(),
    createdAt: defaultNow(),
    updatedAt: defaultNow(),
  },
  (t) => [
    index('payments_attention').on(t.attentionAt, t.id).where(sql`attention is not null`),
    index('payments_invoice').on(t.invoiceId, t.createdAt),
    /** At most one payable instrument per invoice. */
    uniqueIndex('payments_one_active')
      .on(t.invoiceId)
      .where(sql`status in ('creating', 'pending', 'challenge')`),
    index('payments_watched').on(t.checkedAt).where(sql`watched_until is not null`),
  ],
);

/** The notifications of the gateways as received, with the outcome of each. The server only writes them; they help to trace a payment. */
export const paymentNotifications = pgTable('payment_notifications', {
  id: id(),
  reference: text().notNull(),
  body: jsonb().notNull(),
  outcome: text().notNull(),
  createdAt: defaultNow(),
});
