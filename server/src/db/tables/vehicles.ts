import type { Cover, TariffCategory, TariffRegion, VehicleType } from '@naungan/domain/lines/vehicle';
import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgMaterializedView,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { rupiah } from './columns.ts';
import { plans } from './plans.ts';

export const vehicleModels = pgTable(
  'vehicle_models',
  {
    id: text().primaryKey(),
    vehicleType: text().$type<VehicleType>().notNull(),
    /** Id of the brand, as in URLs. */
    brand: text().notNull(),
    brandText: text().notNull(),
    modelText: text().notNull(),
    /** Includes the driver's seat. */
    seats: smallint().notNull(),
  },
  (t) => [index('vehicle_models_brand').on(t.brand, t.vehicleType)],
);

/**
 * Market price of a model by year. `deviation` is the percentage by which an insured price may differ from the market
 * price. `derivedFrom` is null for a price in the source data. A missing price was derived by depreciation from the
 * price of the year `derivedFrom`.
 */
export const vehiclePrices = pgTable(
  'vehicle_prices',
  {
    modelId: text()
      .notNull()
      .references(() => vehicleModels.id, { onDelete: 'cascade' }),
    year: smallint().notNull(),
    price: rupiah().notNull(),
    deviation: smallint().notNull(),
    derivedFrom: smallint(),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.year] })],
);

/** Region of each plate code, with the region of the published tariff. */
export const plateAreas = pgTable('plate_areas', {
  plat: text().primaryKey(),
  title: text().notNull(),
  region: smallint().$type<TariffRegion>().notNull(),
});

/**
 * Rate of a product for each category in each region, in parts per million. Without a row, the product does not insure
 * that category in that region.
 */
export const vehicleRates = pgTable(
  'vehicle_rates',
  {
    planId: uuid()
      .notNull()
      .references(() => plans.id, { onDelete: 'cascade' }),
    cover: text().$type<Cover>().notNull(),
    category: smallint().$type<TariffCategory>().notNull(),
    region: smallint().$type<TariffRegion>().notNull(),
    rate: integer().notNull(),
    /** After the product's discount. */
    chargedRate: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.category, t.region] }),
    index('vehicle_rates_charged').on(t.category, t.region, t.cover, t.chargedRate, t.planId),
  ],
);

/**
 * Groups of products that are equal in category, region, cover, age limit, rate and fee: the number of products, and their
 * insurers. A list calculates one premium per row instead of one per product. Triggers of migration 0023 update the view.
 */
export const vehicleOffers = pgMaterializedView('vehicle_offers', {
  category: smallint().$type<TariffCategory>().notNull(),
  region: smallint().$type<TariffRegion>().notNull(),
  cover: text().$type<Cover>().notNull(),
  maxAge: integer().notNull(),
  chargedRate: integer().notNull(),
  adminFee: rupiah().notNull(),
  products: integer().notNull(),
  insurers: uuid().array().notNull(),
}).as(sql`
  select vehicle_rates.category, vehicle_rates.region, vehicle_rates.cover, plans.max_age, vehicle_rates.charged_rate,
    plans.admin_fee, count(*)::int as products, array_agg(distinct plans.insurer_id) as insurers
  from vehicle_rates join plans on plans.id = vehicle_rates.plan_id
  where plans.active
  group by 1, 2, 3, 4, 5, 6`);
