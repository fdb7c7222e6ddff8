import * as z from 'zod';
import { EVEN_WHEN_FIELDS_FAIL, toRefinement, WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { lazySchema } from '../../form-field/lazy-schema.ts';
import { textField } from '../../form-field/text-field.ts';
import { LIMITS } from '../../text/limits.ts';
import { containsLink } from '../../text/link.ts';
import {
  ACCESSORY_MESSAGE,
  ACCESSORY_NAME_MESSAGE,
  ACCESSORY_VALUE_MESSAGE,
  checkAccessories,
  isAccessoryValue,
  MAX_ACCESSORIES,
  TOO_MANY_ACCESSORIES_MESSAGE,
} from './accessories.ts';
import { NOT_OFFERED_MESSAGE, oneLimitMessage } from './eligibility-problem.ts';
import type { Expansion } from './expansion.ts';

const wrongShape = { error: WRONG_SHAPE_MESSAGE };

/** Characters of names such as 'Velg 17"' and 'Kaca film V-KOOL (depan)'. */
const ACCESSORY_NAME = /^[\p{L}\p{M}\p{N} .,'’"&/()+#-]+$/u;

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '';

const accessoryForm = lazySchema(() =>
  z.object(
    {
      accesoriesName: textField({
        required: ACCESSORY_MESSAGE,
        max: LIMITS.name,
        // The name appears in policies and mails, so it must not contain a link.
        check: (text) => (ACCESSORY_NAME.test(text) && !containsLink(text) ? null : ACCESSORY_NAME_MESSAGE),
      }),
      accesoriesValue: z
        .number({ error: ({ input }) => (hasValue(input) ? ACCESSORY_VALUE_MESSAGE : ACCESSORY_MESSAGE) })
        .refine(isAccessoryValue, { error: ACCESSORY_VALUE_MESSAGE }),
    },
    wrongShape,
  ),
);

type OfferedExpansions = readonly Pick<Expansion, '_id' | 'code' | 'name'>[];

/** Returns the message for an extension that the product does not offer, or for two limits of one extension, or `null`. */
function checkChosenExpansions(
  offeredExpansions: OfferedExpansions,
  chosenIds: readonly unknown[],
): string | null {
  const codes = new Set<string>();
  for (const id of chosenIds) {
    const expansion = offeredExpansions.find(({ _id }) => _id === id);
    if (!expansion) return NOT_OFFERED_MESSAGE;
    if (codes.has(expansion.code)) return oneLimitMessage(expansion.name);
    codes.add(expansion.code);
  }
  return null;
}

const hasValidValue = (item: unknown): item is { accesoriesValue: number } =>
  typeof item === 'object' &&
  item !== null &&
  'accesoriesValue' in item &&
  isAccessoryValue(item.accesoriesValue);

/**
 * Limits the total value of accessories. Needs the vehicle's price, so it checks only the payload of a whole order: the
 * data of a single step does not contain the price.
 */
function checkTotalValue(
  { accesories, price }: { accesories?: unknown; price?: unknown },
  ctx: { addIssue: z.core.$RefinementCtx['addIssue'] },
) {
  if (typeof price !== 'number' || !Array.isArray(accesories)) return;
  const message = checkAccessories(accesories.filter(hasValidValue), price);
  if (message !== null) ctx.addIssue({ code: 'custom', path: ['accesories'], message });
}

/** Returns the schema of extensions (their ids) and accessories [2 §3]. */
export const additionsForm = ({ plan }: { plan: { expansion: OfferedExpansions } }) =>
  z
    .object(
      {
        expansion: z
          .array(z.string(wrongShape), wrongShape)
          .superRefine(toRefinement((chosenIds) => checkChosenExpansions(plan.expansion, chosenIds)))
          .prefault([]),
        accesories: z
          .array(accessoryForm(), wrongShape)
          .max(MAX_ACCESSORIES, { error: TOO_MANY_ACCESSORIES_MESSAGE })
          .prefault([]),
      },
      wrongShape,
    )
    .superRefine(checkTotalValue, EVEN_WHEN_FIELDS_FAIL);
