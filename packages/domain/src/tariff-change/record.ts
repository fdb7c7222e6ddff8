import { z } from 'zod';
import { PROPERTY_TYPES } from '../lines/property/property-type.ts';
import { TARIFF_CATEGORIES } from '../lines/vehicle/base-rates.ts';
import { EXTENSION_CODES } from '../lines/vehicle/extension-rates.ts';
import { TARIFF_REGIONS } from '../lines/vehicle/tariff-region.ts';
import { COVERS } from '../lines/vehicle/vehicle-type.ts';
import { id, rupiah } from '../shape/index.ts';

/** Parts per million. */
const rate = z.number().int();
const age = z.number().int();

/** The schema of a product's tariff; `tariffProblems` checks its numbers. */
export const tariffValues = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('age'),
    adminFee: rupiah,
    bands: z.array(z.object({ minAge: age, maxAge: age, value: rupiah })).max(200),
  }),
  z.object({
    kind: z.literal('vehicle'),
    adminFee: rupiah,
    cover: z.enum(COVERS),
    discountRate: rate,
    rates: z
      .array(z.object({ category: z.literal(TARIFF_CATEGORIES), region: z.literal(TARIFF_REGIONS), rate }))
      .max(100),
    expansions: z
      .array(
        z.object({
          id,
          code: z.enum(EXTENSION_CODES),
          name: z.string().max(200),
          rates: z.array(rate).max(3),
        }),
      )
      .max(100),
  }),
  z.object({
    kind: z.literal('property'),
    adminFee: rupiah,
    type: z.enum(PROPERTY_TYPES),
    bandPosition: rate,
    floodPosition: rate.nullable(),
  }),
]);
