import * as z from 'zod';
import { BENEFICIARY_EMAIL_MESSAGE, BENEFICIARY_EMAIL_REQUIRED_MESSAGE } from '../beneficiary/messages.ts';
import { WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { emailField, optionalText, textField } from '../form-field/text-field.ts';
import { LIMITS } from '../text/limits.ts';
import { normalizeParagraphs } from '../text/normalize.ts';
import { normalizePolicyNumber } from './lookup.ts';
import { CLAIM_MESSAGES } from './messages.ts';

const wrongShape = { error: WRONG_SHAPE_MESSAGE };

/** A message about a claim, by the claimant or the desk. */
export const claimMessageForm = z.object(
  {
    text: textField({
      required: CLAIM_MESSAGES.messageMissing,
      max: LIMITS.message,
      normalize: normalizeParagraphs,
    }),
  },
  wrongShape,
);

/** The withdrawal of a claim; the reason is optional. */
export const withdrawalForm = z.object(
  { reason: optionalText({ max: LIMITS.message, normalize: normalizeParagraphs }) },
  wrongShape,
);

/** The title of a document that the claimant adds without a request of the desk. The multipart call also contains the file. */
export const additionForm = z.object(
  { title: textField({ required: CLAIM_MESSAGES.additionTitle, max: LIMITS.name }) },
  wrongShape,
);

/** The request for the link to an heir's claim. Claim numbers are normalized like policy numbers. */
export const heirLinkForm = z.object(
  {
    claimNumber: textField({
      required: CLAIM_MESSAGES.claimNumber,
      max: LIMITS.code,
      normalize: normalizePolicyNumber,
    }),
    email: emailField(BENEFICIARY_EMAIL_REQUIRED_MESSAGE, BENEFICIARY_EMAIL_MESSAGE),
  },
  wrongShape,
);
export type HeirLinkForm = z.output<typeof heirLinkForm>;
