import type { IsoDate } from '@naungan/domain/dates';
import type { ProductType } from '@naungan/domain/lines';
import { and, asc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/client.ts';
import { contents, insurers, plans } from '../../db/schema.ts';
import { saleOnDay } from '../../lines/plan-changes-repository.ts';

export type Partner = { company_name: string; logo: string };

/** Returns the stored content of a slug, or null. @throws ZodError for content that does not fit `schema` */
export async function contentOf<Schema extends z.ZodType>(
  db: Db | Tx,
  slug: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const [row] = await db.select({ content: contents.content }).from(contents).where(eq(contents.slug, slug));
  return row ? schema.parse(row.content) : null;
}

const partnersWhere = (db: Db | Tx, condition?: SQL): Promise<Partner[]> =>
  db
    .select({ company_name: insurers.companyName, logo: insurers.logo })
    .from(insurers)
    .where(condition)
    .orderBy(asc(insurers.companyName), asc(insurers.code));

/** Returns all insurers, by name. */
export const partnersOf = (db: Db | Tx): Promise<Partner[]> => partnersWhere(db);

/** Returns the insurers that sell a line on a day, by name. */
export function sellersOf(db: Db | Tx, line: ProductType, day: IsoDate): Promise<Partner[]> {
  const activePlanOfInsurer = and(
    eq(plans.insurerId, insurers.id),
    eq(plans.productType, line),
    sql`${saleOnDay(day)} <> 'hidden'`,
  );
  return partnersWhere(db, exists(db.select({ id: plans.id }).from(plans).where(activePlanOfInsurer)));
}

/** Returns the insurers with these codes, by name. */
export const partnersByCode = (db: Db | Tx, codes: readonly string[]): Promise<Partner[]> =>
  partnersWhere(db, inArray(insurers.code, [...codes]));

/** Inserts the content that is missing; stored content stays unchanged. */
export async function addContents(db: Db | Tx, rows: { slug: string; content: unknown }[]): Promise<void> {
  await db.insert(contents).values(rows).onConflictDoNothing();
}
