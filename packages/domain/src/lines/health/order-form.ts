import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { type PersonOrderOptions, personOrderRules, personOrderShape } from '../person/order-form.ts';

/** The whole payload of a health order [2 §3]; the same schema in the browser and on the server. */
export const healthOrderPayload = (options: PersonOrderOptions) =>
  z.object(personOrderShape(options), { error: WRONG_SHAPE_MESSAGE }).check(...personOrderRules);

export type HealthOrder = z.output<ReturnType<typeof healthOrderPayload>>;
export type HealthOrderInput = z.input<ReturnType<typeof healthOrderPayload>>;
