import * as z from 'zod';
import { choiceField } from '../form-field/choice-field.ts';
import { WRONG_SHAPE_MESSAGE, WRONG_TYPE_MESSAGE } from '../form-field/issue.ts';
import { optionalText, textField } from '../form-field/text-field.ts';
import { LIMITS } from '../text/limits.ts';
import { AMOUNT_MESSAGE } from './messages.ts';

/** More than any product asks; keeps a hostile payload small. */
const MOST_ITEMS = 100;

const id = () => textField({ required: WRONG_TYPE_MESSAGE, max: LIMITS.code });

/** Which documents come with the order; the files themselves travel beside the payload. */
export const attachmentList = z
  .array(
    z.object({ code: id(), title: optionalText({ max: LIMITS.title }) }, { error: WRONG_SHAPE_MESSAGE }),
    { error: WRONG_SHAPE_MESSAGE },
  )
  .max(MOST_ITEMS, { error: WRONG_SHAPE_MESSAGE })
  .default([]);

const ANSWERS = [{ value: 'ya' }, { value: 'tidak' }] as const;

/** The customer's answers, by the question's _id. */
export const answerList = z
  .array(
    z.object(
      {
        _id: id(),
        question: optionalText({ max: LIMITS.freeText }),
        answer: choiceField(ANSWERS, 'Pilih jawaban ya atau tidak'),
      },
      { error: WRONG_SHAPE_MESSAGE },
    ),
    { error: WRONG_SHAPE_MESSAGE },
  )
  .max(MOST_ITEMS, { error: WRONG_SHAPE_MESSAGE })
  .default([]);

const amount = () => z.int({ error: AMOUNT_MESSAGE }).min(0, { error: AMOUNT_MESSAGE });

/** What the browser showed, so that the server can refuse an order that would cost something else (decision 16). */
export const shownAmounts = z.object(
  {
    premium: amount(),
    adminFee: amount(),
    policyPrintFee: amount(),
    serviceFee: amount(),
    total: amount(),
  },
  { error: AMOUNT_MESSAGE },
);
