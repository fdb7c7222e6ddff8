import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, id } from './columns.ts';
import { orders } from './orders.ts';

export const policies = pgTable(
  'policies',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .unique()
      .references(() => orders.id),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    productType: text().notNull(),
    policyNumber: text().notNull().unique(),
    /** Unguessable code of the QR on the certificate. */
    certificateCode: text().notNull().unique(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    /** active or void (a reversed payment). */
    status: text().notNull().default('active'),
    certificateKey: text(),
    serviceDelivery: text().notNull().default('Belum Dikirim'),
    trackingNumber: text().notNull().default('---'),
    policyDeliveryDate: date({ mode: 'string' }),
    issuedAt: createdAt(),
  },
  (t) => [index('policies_user').on(t.userId, t.issuedAt)],
);
