import type { TariffCategory, TariffRegion, VehicleType } from '@naungan/domain/lines/vehicle';
import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
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
 * price. A price that the source data lacks is the depreciated price of the year `derivedFrom`, which is null for a price
 * of the source data.
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

/** Area of each plate code, such as Jakarta for B, with the region of the published tariff. */
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
    category: smallint().$type<TariffCategory>().notNull(),
    region: smallint().$type<TariffRegion>().notNull(),
    rate: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.planId, t.category, t.region] })],
);
