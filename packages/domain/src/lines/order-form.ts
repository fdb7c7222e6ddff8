import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { textField } from '../form-field/text-field.ts';
import { PRODUCT_MESSAGE } from '../order/messages.ts';
import { displayedAmounts } from '../order/parts.ts';
import { LIMITS } from '../text/limits.ts';
import type { OrderStep, StepContext } from './step.ts';

type Steps<Plan> = readonly OrderStep<Plan>[];
type Output<Step> = Step extends { schema: (...context: never[]) => infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;
/** The intersection of all members of a union. */
type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer All,
) => void
  ? All
  : never;
/** The fields of all steps whose fields are at the top level of the payload. */
type TopLevelFields<All extends readonly unknown[]> = Intersection<
  Output<Extract<All[number], { hasTopLevelFields: true }>>
>;
/** The slices of all other steps, which are objects in the payload, by name. */
type SlicesByName<All extends readonly unknown[]> = {
  [Step in Exclude<All[number], { hasTopLevelFields: true } | { slice: null }> as Step extends {
    slice: infer Name extends string;
  }
    ? Name
    : never]: Output<Step>;
};

/** Returns the fields of every order in addition to the fields of its steps [2 §3]. */
const coreFields = () => ({
  productId: textField({ required: PRODUCT_MESSAGE, max: LIMITS.code }),
  amounts: displayedAmounts().optional(),
});
type CoreFields = { productId: string; amounts?: z.output<ReturnType<typeof displayedAmounts>> | undefined };

/** A valid payload: some steps have their fields at the top level, every other slice is under its name. */
export type OrderPayload<All extends readonly unknown[], LineFields extends z.ZodRawShape> = CoreFields &
  z.output<z.ZodObject<LineFields>> &
  TopLevelFields<All> &
  SlicesByName<All>;

/**
 * Returns the schema of a whole order payload, composed of the schemas of its steps, for browser and server.
 * `lineFields` are the line's fields outside the steps: the search and the term.
 */
export function orderForm<Plan, const All extends Steps<Plan>, LineFields extends z.ZodRawShape>(
  steps: All,
  context: StepContext<Plan>,
  lineFields: LineFields,
): z.ZodType<OrderPayload<All, LineFields>> {
  const shape: Record<string, z.ZodType> = { ...coreFields() };
  Object.assign(shape, lineFields);
  const checks: z.core.$ZodCheck<never>[] = [];
  for (const step of steps) {
    const schema = step.schema(context);
    if (step.slice === null) continue;
    if (step.hasTopLevelFields !== true) shape[step.slice] = schema;
    else if (schema instanceof z.ZodObject) {
      Object.assign(shape, schema.shape);
      checks.push(...(schema.def.checks ?? []));
    } else throw new TypeError(`The step "${step.id}" has top-level fields, so its schema must be an object`);
  }
  const fields = z.object(shape, { error: WRONG_SHAPE_MESSAGE });
  const form = fields.clone({ ...fields.def, checks });
  // TypeScript cannot infer this type from the loop above; `OrderPayload` is computed from the same steps.
  return form as unknown as z.ZodType<OrderPayload<All, LineFields>>;
}
