import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { lazySchema } from '../../form-field/lazy-schema.ts';
import { optionalText } from '../../form-field/text-field.ts';
import { AMOUNT_MESSAGE, TERM_MESSAGE } from '../../order/messages.ts';
import { LIMITS } from '../../text/limits.ts';
import { orderForm } from '../order-form.ts';
import type { StepContext } from '../step.ts';
import { VEHICLE_TERM_YEARS } from './price.ts';
import { VEHICLE_STEPS, type VehiclePlanRules } from './steps.ts';

export { vehicleForm } from './vehicle-form.ts';

const parameterField = () => optionalText({ max: LIMITS.code });
const amountField = () => z.int({ error: AMOUNT_MESSAGE }).min(0, { error: AMOUNT_MESSAGE }).optional();

/**
 * The fields of a vehicle order in addition to the fields of its steps: the search, the term, and the amounts that the
 * browser showed [2 §3].
 */
const lineFields = lazySchema(() => ({
  params: z
    .object(
      {
        vehicleType: parameterField(),
        brand: parameterField(),
        year: parameterField(),
        model: parameterField(),
        price: parameterField(),
        plat: parameterField(),
        coverage: parameterField(),
      },
      { error: WRONG_SHAPE_MESSAGE },
    )
    .optional(),
  timePeriod: z.literal(VEHICLE_TERM_YEARS, { error: TERM_MESSAGE }).default(VEHICLE_TERM_YEARS),
  /** The amounts from here on are sums that the browser showed. The server calculates the amounts itself [Q16]. */
  vehiclePrice: amountField(),
  totalAccesories: amountField(),
  totalRateExpansion: amountField(),
  totalPremiExpansion: amountField(),
  totalPremi: amountField(),
  totalPeriod: amountField(),
  expDetail: z
    .array(
      z.object(
        { name: parameterField(), premi: z.int({ error: AMOUNT_MESSAGE }) },
        { error: WRONG_SHAPE_MESSAGE },
      ),
      {
        error: WRONG_SHAPE_MESSAGE,
      },
    )
    .optional(),
}));

/** Returns the schema of the payload of a vehicle order [2 §3]. */
export const vehicleOrderForm = (context: StepContext<VehiclePlanRules>) =>
  orderForm(VEHICLE_STEPS, context, lineFields());

export type VehicleOrder = z.output<ReturnType<typeof vehicleOrderForm>>;
