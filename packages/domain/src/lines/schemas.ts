import type * as z from 'zod';
import { healthOrderForm } from './health/form.ts';
import { HEALTH_RECORDS } from './health/record.ts';
import { HEALTH_STEPS } from './health/steps.ts';
import type { HealthTypes } from './health/types.ts';
import type { LineShapes } from './line.ts';
import { personalAccidentOrderForm } from './personal-accident/form.ts';
import { PERSONAL_ACCIDENT_RECORDS } from './personal-accident/record.ts';
import { PERSONAL_ACCIDENT_STEPS } from './personal-accident/steps.ts';
import type { PersonalAccidentTypes } from './personal-accident/types.ts';
import { propertyOrderForm } from './property/form.ts';
import { EARTHQUAKE_RECORDS, FIRE_EARTHQUAKE_RECORDS, FIRE_RECORDS } from './property/record.ts';
import { PROPERTY_STEPS } from './property/steps.ts';
import type { PropertyTypes } from './property/types.ts';
import type { SoldLine } from './sold-line.ts';
import type { OrderStep, StepContext } from './step.ts';
import { vehicleOrderForm } from './vehicle/form.ts';
import { VEHICLE_RECORDS } from './vehicle/record.ts';
import { VEHICLE_STEPS } from './vehicle/steps.ts';
import type { VehicleTypes } from './vehicle/types.ts';

/** The types of each line. */
export interface LineTypes extends Record<SoldLine, LineShapes> {
  kesehatan: HealthTypes;
  kecelakaandiri: PersonalAccidentTypes;
  kendaraan: VehicleTypes;
  kebakaran: PropertyTypes<'kebakaran'>;
  gempabumi: PropertyTypes<'gempabumi'>;
  'kebakaran-gempabumi': PropertyTypes<'kebakaran-gempabumi'>;
}

/** The schemas of what a line stores and shows. */
export type LineRecords<Shapes extends LineShapes> = {
  /** A product in full. */
  plan: z.ZodType<Shapes['plan']>;
  /** A product in a list. */
  planCard: z.ZodType;
  /** What is stored of whom and what an order insures. */
  details: z.ZodType<Shapes['details']>;
  orderDetail: z.ZodType<Shapes['orderDetail']>;
  policyDetail: z.ZodType<Shapes['policyDetail']>;
  /** What the insurer asks to be corrected. */
  revision: z.ZodType<Shapes['revision']>;
};

// Tables alone, without a call: a bundle that uses one drops the others with their schemas.

export const LINE_RECORDS = {
  kesehatan: HEALTH_RECORDS,
  kecelakaandiri: PERSONAL_ACCIDENT_RECORDS,
  kendaraan: VEHICLE_RECORDS,
  kebakaran: FIRE_RECORDS,
  gempabumi: EARTHQUAKE_RECORDS,
  'kebakaran-gempabumi': FIRE_EARTHQUAKE_RECORDS,
} as const satisfies { [L in SoldLine]: LineRecords<LineTypes[L]> };

/** The steps of each line's order, in their order [Q14]. */
export const ORDER_STEPS = {
  kesehatan: HEALTH_STEPS,
  kecelakaandiri: PERSONAL_ACCIDENT_STEPS,
  kendaraan: VEHICLE_STEPS,
  kebakaran: PROPERTY_STEPS,
  gempabumi: PROPERTY_STEPS,
  'kebakaran-gempabumi': PROPERTY_STEPS,
} as const satisfies { [L in SoldLine]: readonly OrderStep<LineTypes[L]['plan']>[] };

/** The payload of each line's orders, made of its steps and checked by the rules of the plan that is ordered. */
export const ORDER_FORMS: {
  [L in SoldLine]: (context: StepContext<LineTypes[L]['plan']>) => z.ZodType<LineTypes[L]['order']>;
} = {
  kesehatan: healthOrderForm,
  kecelakaandiri: personalAccidentOrderForm,
  kendaraan: vehicleOrderForm,
  kebakaran: propertyOrderForm,
  gempabumi: propertyOrderForm,
  'kebakaran-gempabumi': propertyOrderForm,
};
