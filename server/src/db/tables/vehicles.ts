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
    /** Id of the brand, as addresses have it. */
    brand: text().notNull(),
    brandText: text().notNull(),
    modelText: text().notNull(),
    /** The driver's counts. */
    seats: smallint().notNull(),
  },
  (t) => [index('vehicle_models_brand').on(t.brand, t.vehicleType)],
);

/** The market price of a model by its year; `deviation` is by how many percent a price may lie from it. */
export const vehiclePrices = pgTable(
  'vehicle_prices',
  {
    modelId: text()
      .notNull()
      .references(() => vehicleModels.id, { onDelete: 'cascade' }),
    year: smallint().notNull(),
    price: rupiah().notNull(),
    deviation: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.year] })],
);

/** Where a plate is from, with the region of the published tariff. */
export const plateAreas = pgTable('plate_areas', {
  plat: text().primaryKey(),
  title: text().notNull(),
  region: smallint().$type<TariffRegion>().notNull(),
});

/** What a product takes of each category in each region, in parts per million; none where it does not insure it. */
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
 * How many products take the same for a band, and of which insurers. There are as many rows as filed rates and fees
 * differ, whatever the products: a list prices these. Triggers of migration 0023 keep it.
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
