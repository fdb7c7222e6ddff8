import type { ProductType } from '@naungan/domain/lines';
import type { PolicyKind } from '@naungan/domain/policy';
import type { PolicyStatus } from '@naungan/domain/status';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { defaultNow, id, instant } from './columns.ts';
import { orders } from './orders.ts';

export const policies = pgTable(
  'policies',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    /** An order can have several policies, at most one of each kind. */
    kind: text().$type<PolicyKind>().notNull().default('main'),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    productType: text().$type<ProductType>().notNull(),
    policyNumber: text().notNull().unique(),
    /** Random code in the QR code of the certificate. */
    certificateCode: text().notNull().unique(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    /** When cover begins: at the payment, or at 00.00 WIB of the first day if the customer chose a later day. */
    startsAt: defaultNow(),
    /** `active`, or `void` after the payment was reversed. */
    status: text().$type<PolicyStatus>().notNull().default('active'),
    certificateKey: text(),
    /** When the missing certificate was last queued again. */
    certificateRetriedAt: instant(),
    serviceDelivery: text().notNull().default('Belum Dikirim'),
    deliveryCourier: text().notNull().default(''),
    trackingNumber: text().notNull().default('---'),
    /** When a printed policy was given to the courier, and when it arrived. */
    policyDeliveryDate: date({ mode: 'string' }),
    policyReceivedDate: date({ mode: 'string' }),
    issuedAt: defaultNow(),
  },
  (t) => [
    index('policies_user').on(t.userId, t.issuedAt),
    index('policies_without_certificate').on(t.issuedAt).where(sql`certificate_key is null`),
    // Policies that end soon.
    index('policies_ending').on(t.endDate, t.orderId).where(sql`status = 'active'`),
    // The desk's queue of policies to send.
    index('policies_unsent')
      .on(t.issuedAt, t.orderId)
      .where(sql`service_delivery = 'Belum Dikirim' and status = 'active'`),
    /** An order has at most one policy of each kind. */
    uniqueIndex('policies_order_kind').on(t.orderId, t.kind),
  ],
);
