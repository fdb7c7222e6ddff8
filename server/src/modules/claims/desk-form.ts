import { deskAnswerAppeal, deskPayClaim } from '@naungan/api/desk-claims';
import { fieldProblems } from '@naungan/domain/form-field';
import { refuse } from '../../problem.ts';

const answer = deskAnswerAppeal.form.pick({ answer: true, reason: true, assessment: true });
const account = deskPayClaim.form.pick({ bankName: true, accountNumber: true, accountHolder: true });

/** Absent where it is absent; what is no JSON is left to the schema to refuse. */
function json(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The text parts of an answer to an appeal. @throws Problem INVALID */
export function readAnswer(fields: Record<string, string>) {
  const parsed = answer.safeParse({ ...fields, assessment: json(fields.assessment) });
  if (!parsed.success) return refuse('INVALID', undefined, fieldProblems(parsed.error));
  const { answer: chosen, reason, assessment } = parsed.data;
  return { answer: chosen, reason, assessment };
}

/** Where a claim is paid to. @throws Problem INVALID */
export function readAccount(fields: Record<string, string>) {
  const parsed = account.safeParse(fields);
  if (!parsed.success) return refuse('INVALID', undefined, fieldProblems(parsed.error));
  const { bankName = '', accountNumber = '', accountHolder = '' } = parsed.data;
  return { bankName, accountNumber, accountHolder };
}
