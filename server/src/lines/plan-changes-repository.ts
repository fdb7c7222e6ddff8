import type { IsoDate } from '@naungan/domain/dates';
import { changeOn, type Sale, saleOn, type TariffValues, type Validity } from '@naungan/domain/tariff-change';
import { tariffValues } from '@naungan/domain/tariff-change/record';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';
import { planChanges, plans } from '../db/schema.ts';

type Dated = Validity & { number: number };

/** The changes of a product that have an effect on certain days. */
export type DatedChanges = {
  sales: (Dated & { sale: Sale })[];
  tariffs: (Dated & { tariff: TariffValues })[];
};

/** How a product is sold on days without a change. */
export const baseSale = ({
  active,
  transactionType,
}: Pick<typeof plans.$inferSelect, 'active' | 'transactionType'>): Sale =>
  active ? transactionType : 'hidden';

async function readChanges(db: Db | Tx, condition: SQL | undefined): Promise<Map<string, DatedChanges>> {
  const { planId, kind, number, sale, tariff, validFrom, validUntil } = planChanges;
  const rows = await db
    .select({ planId, kind, number, sale, tariff, validFrom, validUntil })
    .from(planChanges)
    .where(and(eq(planChanges.outcome, 'active'), condition));
  const changes = new Map<string, DatedChanges>();
  for (const { planId: id, kind: rowKind, sale: rowSale, tariff: values, ...dated } of rows) {
    const ofPlan = changes.get(id) ?? { sales: [], tariffs: [] };
    changes.set(id, ofPlan);
    if (rowKind === 'tariff') ofPlan.tariffs.push({ ...dated, tariff: tariffValues.parse(values) });
    else if (rowSale !== null) ofPlan.sales.push({ ...dated, sale: rowSale });
  }
  return changes;
}

/** Returns the changes of all products that have an effect, by product. */
export const allPlanChanges = (db: Db | Tx): Promise<Map<string, DatedChanges>> => readChanges(db, undefined);

/** Returns the changes of some products that have an effect, by product. */
export const changesOfPlans = (db: Db | Tx, planIds: readonly string[]): Promise<Map<string, DatedChanges>> =>
  readChanges(db, inArray(planChanges.planId, [...planIds]));

/** A product as it is sold on a day. */
export type PlanState = { sale: Sale; tariff: TariffValues | null };

/** Returns how a product is sold on a day, and its changed tariff; null for the tariff of the product's tables. */
export function planStateOn(base: Sale, changes: DatedChanges | undefined, day: IsoDate): PlanState {
  if (!changes) return { sale: base, tariff: null };
  return {
    sale: saleOn(base, changes.sales, day),
    tariff: changeOn(changes.tariffs, day)?.tariff ?? null,
  };
}

type PlanRow = Pick<typeof plans.$inferSelect, 'id' | 'active' | 'transactionType'>;

/**
 * Returns the state of a product that is sold on a day; null for a product that is not. Without a day, it is the state of
 * the product's tables, in which a hidden product counts as sold.
 */
export async function soldPlanState(
  db: Db | Tx,
  plan: PlanRow,
  day: IsoDate | null,
): Promise<{ transactionType: 'online' | 'offline'; tariff: TariffValues | null } | null> {
  if (day === null) return { transactionType: plan.transactionType, tariff: null };
  const changes = await changesOfPlans(db, [plan.id]);
  const { sale, tariff } = planStateOn(baseSale(plan), changes.get(plan.id), day);
  return sale === 'hidden' ? null : { transactionType: sale, tariff };
}

/** How the product of a row of `plans` is sold on a day, as SQL; the same rule as `saleOn`. */
export const saleOnDay = (day: IsoDate): SQL<Sale> => sql<Sale>`coalesce(
  (select ${planChanges.sale} from ${planChanges}
    where ${planChanges.planId} = ${plans.id} and ${planChanges.kind} = 'sale' and ${planChanges.outcome} = 'active'
      and ${planChanges.validFrom} <= ${day} and (${planChanges.validUntil} is null or ${planChanges.validUntil} >= ${day})
    order by ${planChanges.validFrom} desc, ${planChanges.number} desc limit 1),
  case when ${plans.active} then ${plans.transactionType} else 'hidden' end)`;
