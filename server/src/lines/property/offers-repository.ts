import { isPropertyType, type PropertyTariff, type PropertyType } from '@naungan/domain/lines/property';
import { normalizeText } from '@naungan/domain/text';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { plans, propertyOffers, propertyPlans, propertyTariffs } from '../../db/schema.ts';
import { tariffOf } from './tariff.ts';

/** A group of products that cost the same for any building, because they have the same tariff and fee. */
export type Offer = {
  tariffId: string;
  adminFee: number;
  /** Number of products. */
  products: number;
  /** Ids of the insurers. */
  insurers: string[];
  tariff: PropertyTariff;
};

/** Escapes `%` and `_`, which are plain text in a visitor's search. */
const containsPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Returns the condition that a product's name contains `q`; undefined without a text. */
export function nameFilter(q = ''): SQL | undefined {
  const name = normalizeText(q);
  return name === '' ? undefined : sql`${plans.productName} ilike ${containsPattern(name)}`;
}

type OfferRow = Omit<Offer, 'tariff'> & { productType: string; tariff: typeof propertyTariffs.$inferSelect };

/**
 * Returns the offer of a row; no offer for an unknown product type. The name of the flood extension is empty, because
 * lists do not show it.
 */
const offersOfRow = ({ productType, tariff, ...offer }: OfferRow): Offer[] =>
  isPropertyType(productType) ? [{ ...offer, tariff: tariffOf(tariff, productType, '') }] : [];

/** Returns the offers of these types, from the table `property_offers`. */
export async function offersOf(db: Db | Tx, types: readonly PropertyType[]): Promise<Offer[]> {
  const { productType, tariffId, adminFee, products, insurers } = propertyOffers;
  const rows = await db
    .select({ productType, tariffId, adminFee, products, insurers, tariff: propertyTariffs })
    .from(propertyOffers)
    .innerJoin(propertyTariffs, eq(propertyTariffs.id, tariffId))
    .where(inArray(productType, [...types]));
  return rows.flatMap(offersOfRow);
}

/** Returns the offers of these types, limited to products with a matching name. */
export async function offersByName(
  db: Db | Tx,
  types: readonly PropertyType[],
  nameCondition: SQL,
): Promise<Offer[]> {
  const { productType, adminFee, insurerId } = plans;
  const { tariffId } = propertyPlans;
  const rows = await db
    .select({
      productType,
      tariffId,
      adminFee,
      products: sql<number>`count(*)::int`,
      insurers: sql<string[]>`array_agg(distinct ${insurerId})`,
      tariff: propertyTariffs,
    })
    .from(plans)
    .innerJoin(propertyPlans, eq(propertyPlans.planId, plans.id))
    .innerJoin(propertyTariffs, eq(propertyTariffs.id, tariffId))
    .where(and(inArray(productType, [...types]), eq(plans.active, true), nameCondition))
    .groupBy(productType, tariffId, adminFee, propertyTariffs.id);
  return rows.flatMap(offersOfRow);
}
