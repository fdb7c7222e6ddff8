import * as z from 'zod';
import {
  ATTACHMENTS_MISSING_MESSAGE,
  type AttachmentSpec,
  maxFiles,
  missingAttachments,
  surplusAttachments,
  tooManyFilesMessage,
} from '../attachment/rules.ts';
import { checkDeclarations, type Declaration } from '../declaration/declaration.ts';
import { choiceField } from '../form-field/choice-field.ts';
import { EVEN_WHEN_FIELDS_FAIL, rule, WRONG_SHAPE_MESSAGE, WRONG_TYPE_MESSAGE } from '../form-field/issue.ts';
import { lazySchema } from '../form-field/lazy-schema.ts';
import { optionalText, textField } from '../form-field/text-field.ts';
import { LIMITS } from '../text/limits.ts';
import { AMOUNT_MESSAGE } from './messages.ts';

/** More than any product needs; limits the size of hostile payloads. */
const MOST_ITEMS = 100;

const ANSWER_OPTIONS = [{ value: 'ya' }, { value: 'tidak' }] as const;

const wrongShape = { error: WRONG_SHAPE_MESSAGE };
const id = () => textField({ required: WRONG_TYPE_MESSAGE, max: LIMITS.code });

/** Returns the items that are objects, because the check of the whole list also runs when an item failed. */
const objects = <Item>(items: readonly Item[]): readonly Item[] =>
  Array.isArray(items) ? items.filter((item) => typeof item === 'object' && item !== null) : [];

export type RequiredAttachments = readonly Pick<AttachmentSpec, 'code' | 'required' | 'min' | 'max'>[];

/** The list of an order's documents; the files are sent separately from the payload. */
export function attachmentList(specs: RequiredAttachments) {
  return z
    .array(z.object({ code: id(), title: optionalText({ max: LIMITS.title }) }, wrongShape), wrongShape)
    .max(MOST_ITEMS, wrongShape)
    .superRefine(
      rule((items) => {
        const codes = objects(items).map(({ code }) => code);
        if (missingAttachments(specs, codes).length > 0) return ATTACHMENTS_MISSING_MESSAGE;
        const [surplus] = surplusAttachments(specs, codes);
        return surplus ? tooManyFilesMessage(maxFiles(surplus)) : null;
      }),
      EVEN_WHEN_FIELDS_FAIL,
    )
    .prefault([]);
}

/**
 * The customer's answers to the product's questions, all given and all accepted [2 §5]. Returns them in the
 * product's order and wording, not the browser's.
 */
export function answerList(questions: readonly Declaration[]) {
  return z
    .array(
      z.object(
        {
          _id: id(),
          question: optionalText({ max: LIMITS.freeText }),
          answer: choiceField(ANSWER_OPTIONS, 'Pilih jawaban ya atau tidak'),
        },
        wrongShape,
      ),
      wrongShape,
    )
    .max(MOST_ITEMS, wrongShape)
    .superRefine(
      rule((items) => {
        const answers = Object.fromEntries(objects(items).map(({ _id, answer }) => [_id, answer]));
        return checkDeclarations(questions, answers).message ?? null;
      }),
      EVEN_WHEN_FIELDS_FAIL,
    )
    .overwrite((items) => {
      const answers = new Map(items.map(({ _id, answer }) => [_id, answer]));
      return questions.flatMap(({ _id, question }) => {
        const answer = answers.get(_id);
        return answer === undefined ? [] : [{ _id, question, answer }];
      });
    })
    .prefault([]);
}

const amount = () => z.int({ error: AMOUNT_MESSAGE }).min(0, { error: AMOUNT_MESSAGE });

/** The amounts that the browser displayed, so that the server can reject an order with other amounts [Q16]. */
export const shownAmounts = lazySchema(() =>
  z.object(
    {
      premium: amount(),
      adminFee: amount(),
      policyPrintFee: amount(),
      serviceFee: amount(),
      total: amount(),
    },
    { error: AMOUNT_MESSAGE },
  ),
);
