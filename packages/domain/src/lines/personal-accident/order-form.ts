import * as z from 'zod';
import { beneficiaryForm } from '../../beneficiary/form.ts';
import { WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { type PersonOrderOptions, personOrderRules, personOrderShape } from '../person/order-form.ts';

/** The whole payload of a personal accident order: that of a person, and who receives the benefit [2 §3]. */
export const personalAccidentOrderPayload = (options: PersonOrderOptions) =>
  z
    .object({ ...personOrderShape(options), beneficiary: beneficiaryForm }, { error: WRONG_SHAPE_MESSAGE })
    .check(...personOrderRules);

export type PersonalAccidentOrder = z.output<ReturnType<typeof personalAccidentOrderPayload>>;
export type PersonalAccidentOrderInput = z.input<ReturnType<typeof personalAccidentOrderPayload>>;
