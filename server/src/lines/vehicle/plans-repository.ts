import { vehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { withVehicleRates } from '@naungan/domain/tariff-change';
import { eq, sql } from 'drizzle-orm';
import { defineSnapshot } from '../../core/snapshots.ts';
import type { Tx } from '../../db/client.ts';
import { insurers, plans, vehicleRates } from '../../db/schema.ts';
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

const { category, region, rate, planId } = vehicleRates;
const rates = sql`(select coalesce(jsonb_agg(jsonb_build_object('category', ${category}, 'region', ${region}, 'rate', ${rate})
    order by ${category}, ${region}), '[]') from ${vehicleRates} where ${planId} = ${plans.id})`;

/** The fields that a premium without extensions depends on. */
const tariffShape = vehiclePlan.pick({
  typeCoverage: true,
  vehicleTypes: true,
  maxAge: true,
  discountRate: true,
  rates: true,
});
const tariff = sql<string>`jsonb_build_object(
  'typeCoverage', fields."typeCoverage",
  'vehicleTypes', fields."vehicleTypes",
  'maxAge', ${plans.maxAge},
  'discountRate', fields."discountRate",
  'rates', ${rates})::text`;

const factsShape = vehiclePlan.pick({ discount: true, surveyRequired: true });
const facts = sql<string>`jsonb_build_object(
  'discount', fields."discount",
  'surveyRequired', fields."surveyRequired")::text`;

async function readPlans(tx: Tx) {
  const rows = await tx
    .select({ ...PRODUCT_COLUMNS, tariff, facts })
    .from(plans)
    .innerJoin(insurers, eq(insurers.id, plans.insurerId))
    .crossJoinLateral(DOCUMENT_FIELDS)
    .where(isOfLine(['kendaraan']));
  const changes = await allPlanChanges(tx);
  const cardOf = createCardReader();
  const tariffOf = createJsonParser(tariffShape.transform((fields) => ({ ...fields, expansion: [] })));
  const factsOf = createJsonParser(factsShape);
  const products = rows.map((row) => {
    const planTariff = tariffOf(row.tariff);
    const { typeCoverage } = planTariff;
    const product = {
      card: { ...cardOf(row), ...factsOf(row.facts), typeCoverage },
      createdAt: row.createdAt,
      tariffKey: row.tariff,
      tariff: planTariff,
    };
    return { product, sale: baseSale(row), changes: changes.get(row.id) };
  });
  return datedProducts(products, (product, values) => {
    const changedTariff = withVehicleRates(product.tariff, values);
    return {
      ...product,
      card: {
        ...product.card,
        discount: changedTariff.discountRate > 0 ? ('ya' as const) : ('tidak' as const),
      },
      tariff: changedTariff,
    };
  });
}

/** The vehicle products, prepared for lists. Their tariffs have no extensions, because lists have none. */
export const VEHICLE_PLANS = defineSnapshot({ topic: 'products', read: readPlans });
export type VehiclePlans = ReturnType<Awaited<ReturnType<typeof readPlans>>['on']>;
type Plan = VehiclePlans['products'][number];
export type PricedVehiclePlan = PricedProduct<Plan['tariff'], Plan['card']>;
