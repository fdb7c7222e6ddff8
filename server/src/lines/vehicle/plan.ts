import { vehiclePlan, vehiclePlanCard } from '@naungan/domain/lines/vehicle/record';
import type { z } from 'zod';

/** The column `document`: the fields of a product that no query filters or sorts by. */
export const vehicleDocument = vehiclePlan
  .omit({
    _id: true,
    productName: true,
    logoProduct: true,
    insuranceCompany: true,
    transactionType: true,
    adminFee: true,
    maxAge: true,
    rates: true,
  })
  .extend({ highlights: vehiclePlanCard.shape.highlights });
export type VehicleDocument = z.output<typeof vehicleDocument>;
