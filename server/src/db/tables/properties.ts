import type { DistrictLevel, EarthquakeZone } from '@naungan/domain/lines/property';
import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { rupiah } from './columns.ts';
import { plans } from './plans.ts';

/**
 * Uses of a building, with the lowest and highest fire premium rate of each construction class, in parts per million of
 * the sum insured; null where the published rate is unclear.
 */
export const propertyOccupations = pgTable('property_occupations', {
  id: text().primaryKey(),
  code: text().notNull(),
  name: text().notNull(),
  aliases: text().notNull(),
  description: text().notNull(),
  /** Suggested for households and shops. */
  retail: boolean().notNull(),
  class1Low: integer(),
  class1High: integer(),
  class2Low: integer(),
  class2High: integer(),
  class3Low: integer(),
  class3High: integer(),
  /** Position in the published table. */
  place: smallint().notNull(),
});

/** Earthquake zone of each regency. */
export const earthquakeZones = pgTable(
  'earthquake_zones',
  {
    /** Code of the regency. */
    id: text().primaryKey(),
    province: text().notNull(),
    /** Kabupaten (regency) or Kota (city). */
    level: text().$type<DistrictLevel>().notNull(),
    district: text().notNull(),
    zone: smallint().$type<EarthquakeZone>().notNull(),
  },
  (t) => [index('earthquake_zones_district').on(t.province, t.level, t.district)],
);

/**
 * Position of rates within their band, and the accepted risks: one row for all products with the same values.
 */
export const propertyTariffs = pgTable('property_tariffs', {
  id: uuid().primaryKey(),
  /** Position within the band, in parts per million of its width. */
  bandPosition: integer().notNull(),
  /** Position of the flood extension's rate within its band; null without the extension. */
  floodPosition: integer(),
  sumMin: rupiah().notNull(),
  sumMax: rupiah().notNull(),
  maxFloor: smallint().notNull(),
  maxTimePeriod: smallint().notNull(),
  /** Accepted (`taken`) and rejected occupations, by code or group. */
  taken: text().array().notNull(),
  refused: text().array().notNull(),
});

/** Tariff of each product that insures buildings. */
export const propertyPlans = pgTable('property_plans', {
  planId: uuid()
    .primaryKey()
    .references(() => plans.id, { onDelete: 'cascade' }),
  tariffId: uuid()
    .notNull()
    .references(() => propertyTariffs.id),
});
