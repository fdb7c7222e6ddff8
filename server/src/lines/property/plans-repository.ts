import { PROPERTY_TYPES } from '@naungan/domain/lines/property';
import { anyPropertyPlan } from '@naungan/domain/lines/property/record';
import { withPropertyPositions } from '@naungan/domain/tariff-change';
import { eq, sql } from 'drizzle-orm';
import { defineSnapshot } from '../../core/snapshots.ts';
import type { Tx } from '../../db/client.ts';
import { insurers, plans, propertyPlans, propertyTariffs } from '../../db/schema.ts';
import { allPlanChanges, baseSale } from '../plan-changes-repository.ts';
import { datedProducts } from '../product-list/dated-products.ts';
import type { PricedProduct } from '../product-list/product-page.ts';
import {
  createCardReader,
  createJsonParser,
  DOCUMENT_FIELDS,
  isOfLine,
  PRODUCT_COLUMNS,
} from '../product-list/product-repository.ts';
import { tariffOf } from './tariff.ts';

const factsShape = anyPropertyPlan.pick({
  typeCoverage: true,
  surveyRequired: true,
  earthquakeAdminFee: true,
});
const facts = sql<string>`jsonb_build_object(
  'typeCoverage', ${plans.productType},
  'surveyRequired', fields."surveyRequired",
  'earthquakeAdminFee', fields."earthquakeAdminFee")::text`;

async function readPlans(tx: Tx) {
  const tariffRows = new Map((await tx.select().from(propertyTariffs)).map((row) => [row.id, row]));
  const rows = await tx
    .select({ ...PRODUCT_COLUMNS, tariffId: propertyPlans.tariffId, facts })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .crossJoinLateral(DOCUMENT_FIELDS)
    .innerJoin(propertyPlans, eq(propertyPlans.planId, plans.id))
    .where(isOfLine(PROPERTY_TYPES));
  const changes = await allPlanChanges(tx);
  const cardOf = createCardReader();
  const factsOf = createJsonParser(factsShape);
  const products = rows.flatMap((row) => {
    const tariffRow = tariffRows.get(row.tariffId);
    if (!tariffRow) return [];
    const planFacts = factsOf(row.facts);
    const { typeCoverage } = planFacts;
    const product = {
      card: { ...cardOf(row), ...planFacts },
      createdAt: row.createdAt,
      tariffKey: `${typeCoverage} ${row.tariffId}`,
      // A list shows no name of the flood extension.
      tariff: tariffOf(tariffRow, typeCoverage, ''),
    };
    return { product, sale: baseSale(row), changes: changes.get(row.id) };
  });
  return datedProducts(products, (product, values) => ({
    ...product,
    tariff: withPropertyPositions(product.tariff, values),
  }));
}

/** The property products of all types, prepared for lists. */
export const PROPERTY_PLANS = defineSnapshot({ topic: 'products', read: readPlans });
export type PropertyPlans = ReturnType<Awaited<ReturnType<typeof readPlans>>['on']>;
type Plan = PropertyPlans['products'][number];
export type PricedPropertyPlan = PricedProduct<Plan['tariff'], Plan['card']>;
