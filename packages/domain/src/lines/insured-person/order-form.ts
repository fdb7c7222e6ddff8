import * as z from 'zod';
import { isIsoDate } from '../../dates/iso-date.ts';
import { WRONG_SHAPE_MESSAGE } from '../../form-field/issue.ts';
import { lazySchema } from '../../form-field/lazy-schema.ts';
import { optionalText } from '../../form-field/text-field.ts';
import { BIRTH_DATE_MESSAGE } from '../../insured/messages.ts';
import { TERM_MESSAGE } from '../../order/messages.ts';
import { PERSON_TERM_YEARS } from './price.ts';

const birthDateField = () => optionalText({ check: (text) => (isIsoDate(text) ? null : BIRTH_DATE_MESSAGE) });

/** Fields of an order for a person in addition to its steps: the search and the term. */
export const personOrderShape = lazySchema(() => ({
  params: z.object({ dob: birthDateField() }, { error: WRONG_SHAPE_MESSAGE }).optional(),
  timePeriod: z.literal(PERSON_TERM_YEARS, { error: TERM_MESSAGE }).default(PERSON_TERM_YEARS),
}));
