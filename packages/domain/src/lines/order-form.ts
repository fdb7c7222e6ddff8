import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { textField } from '../form-field/text-field.ts';
import { PRODUCT_MESSAGE } from '../order/messages.ts';
import { shownAmounts } from '../order/parts.ts';
import { LIMITS } from '../text/limits.ts';
import type { OrderStep, StepContext } from './step.ts';

type Steps<Plan> = readonly OrderStep<Plan>[];
type Output<Step> = Step extends { schema: (...context: never[]) => infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Flat<All extends readonly unknown[]> = Intersection<Output<Extract<All[number], { flat: true }>>>;
type Nested<All extends readonly unknown[]> = {
  [Step in Exclude<All[number], { flat: true } | { slice: null }> as Step extends {
    slice: infer Name extends string;
  }
    ? Name
    : never]: Output<Step>;
};

/** The fields that every order has in addition to its steps [2 §3]. */
const core = () => ({
  productId: textField({ required: PRODUCT_MESSAGE, max: LIMITS.code }),
  amounts: shownAmounts().optional(),
});
type Core = { productId: string; amounts?: z.output<ReturnType<typeof shownAmounts>> | undefined };

/** A checked payload: the fields of flat steps side by side, the other slices under their names. */
export type OrderPayload<All extends readonly unknown[], LineFields extends z.ZodRawShape> = Core &
  z.output<z.ZodObject<LineFields>> &
  Flat<All> &
  Nested<All>;

/**
 * The schema of a whole order payload, composed of the schemas of its steps; the same in the browser and on the server.
 * `lineFields` are the line's fields outside the steps: the search and the term.
 */
export function orderForm<Plan, const All extends Steps<Plan>, LineFields extends z.ZodRawShape>(
  steps: All,
  context: StepContext<Plan>,
  lineFields: LineFields,
): z.ZodType<OrderPayload<All, LineFields>> {
  const shape: Record<string, z.ZodType> = { ...core() };
  Object.assign(shape, lineFields);
  const checks: z.core.$ZodCheck<never>[] = [];
  for (const step of steps) {
    const schema = step.schema(context);
    if (step.slice === null) continue;
    if (step.flat !== true) shape[step.slice] = schema;
    else if (schema instanceof z.ZodObject) {
      Object.assign(shape, schema.shape);
      checks.push(...(schema.def.checks ?? []));
    } else throw new TypeError(`The step "${step.id}" is flat, so its schema must be an object`);
  }
  const fields = z.object(shape, { error: WRONG_SHAPE_MESSAGE });
  const form = fields.clone({ ...fields.def, checks });
  // The type is computed from the same steps as the shape.
  return form as unknown as z.ZodType<OrderPayload<All, LineFields>>;
}
