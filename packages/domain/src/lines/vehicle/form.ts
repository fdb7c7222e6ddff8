import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { optionalText } from '../../form-field/text-field.ts';
import { AMOUNT_MESSAGE, TERM_MESSAGE } from '../../order/messages.ts';
import { LIMITS } from '../../text/limits.ts';
import { orderForm } from '../order-form.ts';
import type { StepContext } from '../step.ts';
import { VEHICLE_TERM_YEARS } from './price.ts';
import { VEHICLE_STEPS, type VehiclePlanRules } from './steps.ts';

export { vehicleForm } from './vehicle-form.ts';

import { lazySchema } from '../../form-field/lazy-schema.ts';

const text = () => optionalText({ max: LIMITS.code });
const shown = () => z.int({ error: AMOUNT_MESSAGE }).min(0, { error: AMOUNT_MESSAGE }).optional();

/**
 * Fields of a vehicle order in addition to its steps: its search, its term, and the amounts that the browser showed [2
 * §3].
 */
const lineFields = lazySchema(() => ({
  params: z
    .object(
      {
        vehicleType: text(),
        brand: text(),
        year: text(),
        model: text(),
        price: text(),
        plat: text(),
        coverage: text(),
      },
      { error: WRONG_SHAPE_MESSAGE },
    )
    .optional(),
  timePeriod: z.literal(VEHICLE_TERM_YEARS, { error: TERM_MESSAGE }).default(VEHICLE_TERM_YEARS),
  /** Informative sums: the server ignores them and computes the amounts itself [Q16]. */
  vehiclePrice: shown(),
  totalAccesories: shown(),
  totalRateExpansion: shown(),
  totalPremiExpansion: shown(),
  totalPremi: shown(),
  totalPeriod: shown(),
  expDetail: z
    .array(
      z.object({ name: text(), premi: z.int({ error: AMOUNT_MESSAGE }) }, { error: WRONG_SHAPE_MESSAGE }),
      {
        error: WRONG_SHAPE_MESSAGE,
      },
    )
    .optional(),
}));

/** The whole payload of a vehicle order [2 §3]. */
export const vehicleOrderForm = (context: StepContext<VehiclePlanRules>) =>
  orderForm(VEHICLE_STEPS, context, lineFields());

export type VehicleOrder = z.output<ReturnType<typeof vehicleOrderForm>>;
