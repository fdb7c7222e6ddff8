import * as z from 'zod';
import { addressForm } from '../../address/form.ts';
import { type IsoDate, isIsoDate } from '../../dates/iso-date.ts';
import type { Declaration } from '../../declaration/declaration.ts';
import { identityRule } from '../../form-field/identity-field.ts';
import { absentOr, EVEN_WHEN_FIELDS_FAIL, WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { optionalText, textField } from '../../form-field/text-field.ts';
import type { AgeLimits } from '../../insured/birth-date.ts';
import { insuredShape } from '../../insured/form.ts';
import { BIRTH_DATE_MESSAGE } from '../../insured/messages.ts';
import { PRODUCT_MESSAGE, TERM_MESSAGE, TERMS_MESSAGE } from '../../order/messages.ts';
import { answerList, attachmentList, type RequiredAttachments, shownAmounts } from '../../order/parts.ts';
import { type ShippingForm, shippingRule, shippingShape, withoutUnusedAddress } from '../../shipping/form.ts';
import { LIMITS } from '../../text/limits.ts';

export type PersonOrderOptions = {
  ages: AgeLimits;
  today: IsoDate;
  /** The product's questions; the payload must answer each as the insurer accepts. */
  declarations: readonly Declaration[];
  /** The product's documents; left out, none is required. */
  attachments?: RequiredAttachments;
};

const wrongShape = { error: WRONG_SHAPE_MESSAGE };

/** What an order for a person holds, whichever line it is of [2 §3]; add `personOrderRules` to it. */
export function personOrderShape({ ages, today, declarations, attachments = [] }: PersonOrderOptions) {
  return {
    productId: textField({ required: PRODUCT_MESSAGE, max: LIMITS.code }),
    params: z
      .object(
        { dob: optionalText({ check: (text) => (isIsoDate(text) ? null : BIRTH_DATE_MESSAGE) }) },
        wrongShape,
      )
      .optional(),
    timePeriod: z.literal(1, { error: TERM_MESSAGE }).default(1),
    ...insuredShape({ ages, today, needsBirth: true }),
    addresses: addressForm,
    acceptTnc: z
      .boolean({ error: absentOr(TERMS_MESSAGE) })
      .refine((accepted) => accepted, { error: TERMS_MESSAGE }),
    ...shippingShape,
    attachments: attachmentList(attachments),
    declarations: answerList(declarations),
    amounts: shownAmounts.optional(),
  };
}

/** What looks at several fields of such an order. */
export const personOrderRules = [
  z.superRefine(identityRule, EVEN_WHEN_FIELDS_FAIL),
  z.superRefine(shippingRule, EVEN_WHEN_FIELDS_FAIL),
  z.overwrite<ShippingForm>(withoutUnusedAddress),
];
