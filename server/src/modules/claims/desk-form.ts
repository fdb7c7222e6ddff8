import { deskAnswerAppeal, deskPayClaim } from '@naungan/api/desk-claims';
import { fieldProblems } from '@naungan/domain/form-field';
import { throwProblem } from '../../api-problem.ts';

const appealAnswerSchema = deskAnswerAppeal.form.pick({ answer: true, reason: true, assessment: true });
const accountSchema = deskPayClaim.form.pick({ bankName: true, accountNumber: true, accountHolder: true });

/** Returns undefined for an absent field, and null for invalid JSON, which the schema rejects. */
function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the text fields of an answer to an appeal. @throws ApiProblem INVALID */
export function readAppealAnswer(fields: Record<string, string>) {
  const parsed = appealAnswerSchema.safeParse({ ...fields, assessment: parseJson(fields.assessment) });
  if (!parsed.success) return throwProblem('INVALID', undefined, fieldProblems(parsed.error));
  const { answer, reason, assessment } = parsed.data;
  return { answer, reason, assessment };
}

/** Reads the bank account of a payment. @throws ApiProblem INVALID */
export function readAccount(fields: Record<string, string>) {
  const parsed = accountSchema.safeParse(fields);
  if (!parsed.success) return throwProblem('INVALID', undefined, fieldProblems(parsed.error));
  const { bankName = '', accountNumber = '', accountHolder = '' } = parsed.data;
  return { bankName, accountNumber, accountHolder };
}
