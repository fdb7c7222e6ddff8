import { vehiclePlan } from '@naungan/domain/lines/vehicle/record';
import { eq, sql } from 'drizzle-orm';
import { defineSnapshot } from '../../core/snapshots.ts';
import type { Tx } from '../../db/client.ts';
import { insurers, plans, vehicleRates } from '../../db/schema.ts';
import { indexProducts } from '../product-list/product-index.ts';
import type { PricedProduct } from '../product-list/product-page.ts';
import {
  createCardReader,
  createJsonParser,
  DOCUMENT_FIELDS,
  isSold,
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
    .where(isSold(['kendaraan']));
  const cardOf = createCardReader();
  const tariffOf = createJsonParser(tariffShape.transform((fields) => ({ ...fields, expansion: [] })));
  const factsOf = createJsonParser(factsShape);
  const products = rows.map((row) => {
    const planTariff = tariffOf(row.tariff);
    const { typeCoverage } = planTariff;
    return {
      card: { ...cardOf(row), ...factsOf(row.facts), typeCoverage },
      createdAt: row.createdAt,
      tariffKey: row.tariff,
      tariff: planTariff,
    };
  });
  return indexProducts(products);
}

/** The vehicle products that are sold, prepared for lists. Their tariffs have no extensions, because lists have none. */
export const VEHICLE_PLANS = defineSnapshot({ topic: 'products', read: readPlans });
export type VehiclePlans = Awaited<ReturnType<typeof readPlans>>;
type Plan = VehiclePlans['products'][number];
export type PricedVehiclePlan = PricedProduct<Plan['tariff'], Plan['card']>;
