import { deskAnswerAppeal, deskPayClaim } from '@naungan/api/desk-claims';
import { fieldProblems } from '@naungan/domain/form-field';
import { throwProblem } from '../../api-problem.ts';
import { parseJsonField } from '../../core/json-field.ts';

const appealAnswerSchema = deskAnswerAppeal.form.pick({ answer: true, reason: true, assessment: true });
const accountSchema = deskPayClaim.form.pick({ bankName: true, accountNumber: true, accountHolder: true });

/** Reads the text fields of an answer to an appeal. @throws ApiProblem INVALID */
export function readAppealAnswer({ assessment: assessmentText, ...otherFields }: Record<string, string>) {
  const parsed = appealAnswerSchema.safeParse({
    ...otherFields,
    ...(assessmentText !== undefined && { assessment: parseJsonField(assessmentText) }),
  });
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
