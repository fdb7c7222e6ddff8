import { anyPropertyPlan, propertyPlanCard } from '@naungan/domain/lines/property/record';
import { z } from 'zod';

/** The column `document`: the fields of a product that no query filters or sorts by. */
export const propertyDocument = anyPropertyPlan
  .omit({
    _id: true,
    productName: true,
    logoProduct: true,
    insuranceCompany: true,
    transactionType: true,
    adminFee: true,
    typeCoverage: true,
    bandPosition: true,
    occupations: true,
    sumInsured: true,
    maxFloor: true,
    maxTimePeriod: true,
    flood: true,
    minAge: true,
    maxAge: true,
  })
  .extend({
    highlights: propertyPlanCard.shape.highlights,
    /** Name of the flood extension; null where there is none. */
    floodName: z.string().nullable(),
  });
export type PropertyDocument = z.output<typeof propertyDocument>;
