import * as z from 'zod';
import type { IsoDate } from '../dates/iso-date.ts';
import {
  absentOr,
  EVEN_WHEN_FIELDS_FAIL,
  WRONG_SHAPE_MESSAGE,
  WRONG_TYPE_MESSAGE,
} from '../form-field/issue.ts';
import { lazySchema } from '../form-field/lazy-schema.ts';
import { optionalText } from '../form-field/text-field.ts';
import { SHIPPING_ADDRESS_MESSAGE } from '../order/messages.ts';
import { startDateField } from '../policy/form.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeText } from '../text/normalize.ts';

/** A checkbox that may be absent, which means unticked. */
const tick = () => z.boolean({ error: absentOr(WRONG_TYPE_MESSAGE) }).default(false);

const shape = lazySchema(() => ({
  printPolicy: tick(),
  customShippingAddress: tick(),
  shippingAddress: optionalText({
    max: LIMITS.address,
    normalize: (text) => normalizeText(text).toUpperCase(),
  }),
}));

type Shipping = { printPolicy: boolean; customShippingAddress: boolean; shippingAddress: string };

/** Requires an address when a printed policy is sent to an address of its own [2 §5]. */
function shippingRule(
  value: Partial<Record<keyof Shipping, unknown>>,
  ctx: { addIssue: z.core.$RefinementCtx['addIssue'] },
) {
  const { printPolicy, customShippingAddress, shippingAddress } = value;
  if (printPolicy !== true || customShippingAddress !== true || shippingAddress !== '') return;
  ctx.addIssue({ code: 'custom', path: ['shippingAddress'], message: SHIPPING_ADDRESS_MESSAGE });
}

/** Removes the shipping address unless a printed policy is sent to it. */
function withoutUnusedAddress<Value extends Shipping>(value: Value): Value {
  const customShippingAddress = value.printPolicy && value.customShippingAddress;
  return {
    ...value,
    customShippingAddress,
    shippingAddress: customShippingAddress ? value.shippingAddress : '',
  };
}

/** First day of cover, printed policy and its shipping address. Returns the address in upper case. */
export const shippingForm = ({ today }: { today: IsoDate }) =>
  z
    .object({ startDate: startDateField(today), ...shape() }, { error: WRONG_SHAPE_MESSAGE })
    .superRefine(shippingRule, EVEN_WHEN_FIELDS_FAIL)
    .overwrite(withoutUnusedAddress);

export type ShippingForm = z.output<ReturnType<typeof shippingForm>>;
export type ShippingFormInput = z.input<ReturnType<typeof shippingForm>>;
