import * as z from 'zod';
import type { IsoDate } from '../dates/iso-date.ts';
import {
  EVEN_WHEN_FIELDS_FAIL,
  requiredError,
  WRONG_SHAPE_MESSAGE,
  WRONG_TYPE_MESSAGE,
} from '../form-field/issue.ts';
import { lazySchema } from '../form-field/lazy-schema.ts';
import { optionalText } from '../form-field/text-field.ts';
import { SHIPPING_ADDRESS_MESSAGE } from '../order/messages.ts';
import { startDateField } from '../policy/form.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeText } from '../text/normalize.ts';

/** Returns the schema of a checkbox. Absent means not ticked. */
const checkboxField = () => z.boolean({ error: requiredError(WRONG_TYPE_MESSAGE) }).default(false);

const shippingFields = lazySchema(() => ({
  printPolicy: checkboxField(),
  customShippingAddress: checkboxField(),
  shippingAddress: optionalText({
    max: LIMITS.address,
    normalize: (text) => normalizeText(text).toUpperCase(),
  }),
}));

type Shipping = { printPolicy: boolean; customShippingAddress: boolean; shippingAddress: string };

/** Rejects an empty shipping address if the customer requested a printed policy to a separate address [2 §5]. */
function checkShippingAddress(
  value: Partial<Record<keyof Shipping, unknown>>,
  ctx: { addIssue: z.core.$RefinementCtx['addIssue'] },
) {
  const { printPolicy, customShippingAddress, shippingAddress } = value;
  if (printPolicy !== true || customShippingAddress !== true || shippingAddress !== '') return;
  ctx.addIssue({ code: 'custom', path: ['shippingAddress'], message: SHIPPING_ADDRESS_MESSAGE });
}

/** Removes the shipping address if the customer did not request a printed policy to a separate address. */
function removeUnusedAddress<Value extends Shipping>(value: Value): Value {
  const customShippingAddress = value.printPolicy && value.customShippingAddress;
  return {
    ...value,
    customShippingAddress,
    shippingAddress: customShippingAddress ? value.shippingAddress : '',
  };
}

/** Returns the schema of the first day of cover, the printed policy and its shipping address, which is in upper case. */
export const shippingForm = ({ today }: { today: IsoDate }) =>
  z
    .object({ startDate: startDateField(today), ...shippingFields() }, { error: WRONG_SHAPE_MESSAGE })
    .superRefine(checkShippingAddress, EVEN_WHEN_FIELDS_FAIL)
    .overwrite(removeUnusedAddress);

export type ShippingForm = z.output<ReturnType<typeof shippingForm>>;
export type ShippingFormInput = z.input<ReturnType<typeof shippingForm>>;
