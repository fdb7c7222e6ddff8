import type { Sale } from '@naungan/domain/tariff-change';
import { bigint, date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { defaultNow, id, instant } from './columns.ts';
import { plans } from './plans.ts';

export type PlanChangeKind = 'sale' | 'tariff';
export type PlanChangeOutcome = 'waiting' | 'active' | 'rejected';

/**
 * Changes of a product for certain days in Jakarta: how it is sold, or its tariff. The rows of `plans` and of the tariff's
 * tables apply on days without a change. Only `active` changes have an effect; a tariff is `waiting` until a second person
 * approves it. A change that was ended has the last day before its end as `validUntil`, which may be before `validFrom`.
 */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: id(),
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    kind: text().$type<PlanChangeKind>().notNull(),
    /** Of two changes with the same first day, the one with the higher number applies. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    outcome: text().$type<PlanChangeOutcome>().notNull(),
    /** For the kind `sale`. */
    sale: text().$type<Sale>(),
    /** For the kind `tariff`: the whole tariff. */
    tariff: jsonb(),
    validFrom: date({ mode: 'string' }).notNull(),
    validUntil: date({ mode: 'string' }),
    reason: text().notNull(),
    /** The version of the product's tariff when the change was proposed. After another change it cannot be approved. */
    baseVersion: bigint({ mode: 'number' }).notNull(),
    proposedBy: uuid()
      .notNull()
      .references(() => users.id),
    proposedAt: defaultNow(),
    decidedBy: uuid().references(() => users.id),
    decidedAt: instant(),
    decisionReason: text(),
    endedBy: uuid().references(() => users.id),
    endedAt: instant(),
    endReason: text(),
  },
  (t) => [index('plan_changes_plan').on(t.planId, t.number), index('plan_changes_outcome').on(t.outcome)],
);
