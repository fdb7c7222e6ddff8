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
import {
  EVEN_WHEN_FIELDS_FAIL,
  toRefinement,
  WRONG_SHAPE_MESSAGE,
  WRONG_TYPE_MESSAGE,
} from '../form-field/issue.ts';
import { lazySchema } from '../form-field/lazy-schema.ts';
import { optionalText, textField } from '../form-field/text-field.ts';
import { LIMITS } from '../text/limits.ts';
import { AMOUNT_MESSAGE } from './messages.ts';

/** Maximum number of items in a list. No product has so many items; the limit rejects very large payloads. */
const MAX_ITEMS = 100;

const ANSWER_OPTIONS = [{ value: 'ya' }, { value: 'tidak' }] as const;

const wrongShapeError = { error: WRONG_SHAPE_MESSAGE };
const idField = () => textField({ required: WRONG_TYPE_MESSAGE, max: LIMITS.code });

/** Returns the items that are objects. The check of a list also runs after the schema rejected an item, which may have any type. */
const objectsOf = <Item>(items: readonly Item[]): readonly Item[] =>
  Array.isArray(items) ? items.filter((item) => typeof item === 'object' && item !== null) : [];

export type RequiredAttachments = readonly Pick<AttachmentSpec, 'code' | 'required' | 'min' | 'max'>[];

/** Returns the schema of an order's list of documents. The files are sent in separate requests. */
export function attachmentList(specs: RequiredAttachments) {
  return z
    .array(
      z.object({ code: idField(), title: optionalText({ max: LIMITS.title }) }, wrongShapeError),
      wrongShapeError,
    )
    .max(MAX_ITEMS, wrongShapeError)
    .superRefine(
      toRefinement((items) => {
        const codes = objectsOf(items).map(({ code }) => code);
        if (missingAttachments(specs, codes).length > 0) return ATTACHMENTS_MISSING_MESSAGE;
        const [surplusDocument] = surplusAttachments(specs, codes);
        return surplusDocument ? tooManyFilesMessage(maxFiles(surplusDocument)) : null;
      }),
      EVEN_WHEN_FIELDS_FAIL,
    )
    .prefault([]);
}

/**
 * Returns the schema of the customer's answers to the product's questions. Rejects a missing or unaccepted answer [2 §5].
 * The output has the questions in the order and wording of the product.
 */
export function answerList(questions: readonly Declaration[]) {
  return z
    .array(
      z.object(
        {
          _id: idField(),
          question: optionalText({ max: LIMITS.freeText }),
          answer: choiceField(ANSWER_OPTIONS, 'Pilih jawaban ya atau tidak'),
        },
        wrongShapeError,
      ),
      wrongShapeError,
    )
    .max(MAX_ITEMS, wrongShapeError)
    .superRefine(
      toRefinement((items) => {
        const answers = Object.fromEntries(objectsOf(items).map(({ _id, answer }) => [_id, answer]));
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

const amountField = () => z.int({ error: AMOUNT_MESSAGE }).min(0, { error: AMOUNT_MESSAGE });

/** The amounts that the browser displayed. The server rejects an order if it calculates other amounts [Q16]. */
export const displayedAmounts = lazySchema(() =>
  z.object(
    {
      premium: amountField(),
      adminFee: amountField(),
      policyPrintFee: amountField(),
      serviceFee: amountField(),
      total: amountField(),
    },
    { error: AMOUNT_MESSAGE },
  ),
);
