import type { deskProducts } from '@naungan/api/desk-catalogue';
import type { ListPage } from '@naungan/api/list-page';
import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import { planCard } from '@naungan/domain/product/record';
import type { Sale } from '@naungan/domain/tariff-change';
import { and, asc, desc, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DeskScope } from '../../core/desk-scope.ts';
import { cursorOf, pageOf, readCursor } from '../../core/list-page.ts';
import type { Db, Tx } from '../../db/client.ts';
import { indexedWords } from '../../db/indexed-words.ts';
import { insurers, planChanges, plans } from '../../db/schema.ts';
import { isUuid } from '../../db/uuid.ts';
import { matchesWords } from '../../db/word-search.ts';
import { saleOnDay } from '../../lines/plan-changes-repository.ts';

/** A product as the desk lists it. */
export type ProductRow = {
  id: string;
  code: string;
  productName: string;
  productType: ProductType;
  insuranceCompany: { _id: string; company_name: string };
  logoProduct: string;
  active: boolean;
  transactionType: 'online' | 'offline';
  sale: Sale;
  waiting: number;
  nextChange: IsoDate | null;
};
export type PlanChangeRow = typeof planChanges.$inferSelect;

/** Returns the condition for products that a person at the desk may see. */
const inScope = ({ insurerId }: DeskScope): SQL | undefined =>
  insurerId === null ? undefined : eq(plans.insurerId, insurerId);

const isWaiting = and(eq(planChanges.planId, plans.id), eq(planChanges.outcome, 'waiting'));
const isPlanned = (day: IsoDate) =>
  and(
    eq(planChanges.planId, plans.id),
    eq(planChanges.outcome, 'active'),
    isNull(planChanges.endedAt),
    gt(planChanges.validFrom, day),
  );

const fieldsOn = (db: Db | Tx, day: IsoDate) => ({
  id: plans.id,
  code: plans.code,
  productName: plans.productName,
  productType: plans.productType,
  active: plans.active,
  transactionType: plans.transactionType,
  logoProduct: insurers.logo,
  insuranceCompany: { _id: insurers.id, company_name: insurers.companyName },
  sale: saleOnDay(day),
  waiting: db.$count(planChanges, isWaiting),
  nextChange: sql<IsoDate | null>`(select min(${planChanges.validFrom})::text from ${planChanges} where ${isPlanned(day)})`,
});

const select = (db: Db | Tx, day: IsoDate, condition: SQL | undefined) =>
  db
    .select(fieldsOn(db, day))
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .where(condition)
    .orderBy(asc(plans.productName), asc(plans.id));

const PLAN_WORDS = indexedWords('product_name');

/** Returns a page of products, by name. @throws ApiProblem INVALID for a wrong cursor */
export async function listProducts(
  db: Db,
  scope: DeskScope,
  query: z.output<typeof deskProducts.query>,
  day: IsoDate,
): Promise<ListPage<ProductRow>> {
  const { line, sale, change, q, after, limit } = query;
  const position = readCursor('products', after, z.tuple([z.string(), z.guid()]));
  const matches = q ? matchesWords(PLAN_WORDS, q) : undefined;
  if (matches === null) return { rows: [], next: null };
  const ofChange = change === 'waiting' ? isWaiting : isPlanned(day);
  const changes = db.select({ id: planChanges.id }).from(planChanges).where(ofChange);
  const rows = await select(
    db,
    day,
    and(
      inScope(scope),
      line === undefined ? undefined : eq(plans.productType, line),
      sale === undefined ? undefined : eq(saleOnDay(day), sale),
      change === undefined ? undefined : exists(changes),
      matches,
      position
        ? sql`(${plans.productName}, ${plans.id}) > (${position[0]}, ${position[1]}::uuid)`
        : undefined,
    ),
  ).limit(limit + 1);
  return pageOf(rows, limit, ({ productName, id }) => cursorOf('products', [productName, id]));
}

/** Returns a product; null for an unknown or malformed id, and for a product that the person may not see. */
export async function findProduct(
  db: Db | Tx,
  scope: DeskScope,
  id: string,
  day: IsoDate,
): Promise<ProductRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await select(db, day, and(eq(plans.id, id), inScope(scope)));
  return row ?? null;
}

/** Locks a product until the transaction ends, so that its changes are decided one after the other. */
export async function lockProduct(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, id)).for('update');
}

/** Returns the facts of a product's card in a list. */
export async function highlightsOf(db: Db | Tx, id: string) {
  const [row] = await db
    .select({ highlights: sql`${plans.document} -> 'highlights'` })
    .from(plans)
    .where(eq(plans.id, id));
  return planCard.shape.highlights.parse(row?.highlights ?? []);
}

/** Returns all changes of a product, the newest first. */
export const listChanges = (db: Db | Tx, planId: string): Promise<PlanChangeRow[]> =>
  db.select().from(planChanges).where(eq(planChanges.planId, planId)).orderBy(desc(planChanges.number));

/** Returns a change; null for an unknown or malformed id, and for a product that the person may not see. */
export async function findChange(db: Db | Tx, scope: DeskScope, id: string): Promise<PlanChangeRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ change: planChanges })
    .from(planChanges)
    .innerJoin(plans, eq(plans.id, planChanges.planId))
    .where(and(eq(planChanges.id, id), inScope(scope)));
  return row?.change ?? null;
}

export async function insertChange(tx: Tx, values: typeof planChanges.$inferInsert): Promise<PlanChangeRow> {
  const [row] = await tx.insert(planChanges).values(values).returning();
  if (!row) throw new Error('The change was not stored');
  return row;
}

type Decided = Pick<PlanChangeRow, 'outcome' | 'decidedBy' | 'decidedAt' | 'decisionReason'>;
type Ended = Pick<PlanChangeRow, 'validUntil' | 'endedBy' | 'endedAt' | 'endReason'>;

/** Stores the decision on a change, or its end. The caller has locked its product. */
export async function updateChange(tx: Tx, id: string, values: Decided | Ended): Promise<PlanChangeRow> {
  const [row] = await tx.update(planChanges).set(values).where(eq(planChanges.id, id)).returning();
  if (!row) throw new Error('The change was not stored');
  return row;
}
