import type { ProductType } from '@naungan/domain/lines';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { indexedWords } from '../indexed-words.ts';
import { defaultNow, id, rupiah } from './columns.ts';

export const insurers = pgTable('insurers', {
  id: id(),
  code: text().notNull().unique(),
  companyName: text().notNull(),
  /** Path below /logos. */
  logo: text().notNull(),
});

/**
 * A plan. `minAge` and `maxAge` are ages of a person or of a vehicle. `document` has the shape `plan` of the contract,
 * without ids.
 */
export const plans = pgTable(
  'plans',
  {
    id: id(),
    productType: text().$type<ProductType>().notNull(),
    code: text().notNull().unique(),
    insurerId: uuid()
      .notNull()
      .references(() => insurers.id),
    productName: text().notNull(),
    transactionType: text().$type<'online' | 'offline'>().notNull(),
    minAge: integer().notNull(),
    maxAge: integer().notNull(),
    adminFee: rupiah().notNull(),
    document: jsonb().notNull(),
    active: boolean().notNull().default(true),
    createdAt: defaultNow(),
  },
  (t) => [
    index('plans_type').on(t.productType),
    index('plans_words').using('gin', indexedWords('product_name')),
  ],
);

export const planPremiums = pgTable(
  'plan_premiums',
  {
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    minAge: integer().notNull(),
    maxAge: integer().notNull(),
    /** Rupiah per year. */
    value: rupiah().notNull(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.minAge] })],
);
