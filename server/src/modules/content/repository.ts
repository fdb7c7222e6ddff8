import type { ProductType } from '@naungan/domain/lines';
import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { contents, insurers, plans } from '../../db/schema.ts';

export type Partner = { company_name: string; logo: string };

/** Content by slug as it was stored, or null. */
export async function contentOf(db: Db | Tx, slug: string): Promise<unknown> {
  const [row] = await db.select({ content: contents.content }).from(contents).where(eq(contents.slug, slug));
  return row?.content ?? null;
}

/** Insurers, or only those that sell a line. */
export function partnersOf(db: Db | Tx, productType?: ProductType): Promise<Partner[]> {
  const sold = db.select({ id: plans.id }).from(plans);
  const rows = db
    .select({ company_name: insurers.companyName, logo: insurers.logo })
    .from(insurers)
    .$dynamic();
  const chosen =
    productType === undefined
      ? rows
      : rows.where(
          exists(
            sold.where(and(eq(plans.insurerId, insurers.id), sql`${plans.productType} = ${productType}`)),
          ),
        );
  return chosen.orderBy(asc(insurers.companyName));
}

/** Leaves content that is there as it is. */
export async function addContents(db: Db | Tx, rows: { slug: string; content: unknown }[]): Promise<void> {
  await db.insert(contents).values(rows).onConflictDoNothing();
}
