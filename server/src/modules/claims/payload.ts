import { claimProductType } from '@naungan/domain/claim';
import {
  type ClaimAccountForm,
  type ClaimForm,
  claimAccountForm,
  claimForm,
  type HeirForm,
  heirForm,
} from '@naungan/domain/claim/form';
import type { IsoDate } from '@naungan/domain/dates';
import { fieldProblems } from '@naungan/domain/form-field';
import { throwProblem } from '../../api-problem.ts';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { type PolicyWithOrder, sumInsured } from './policy.ts';

export const CLAIM_FIELDS = ['payload', 'heir', 'again'] as const;

const CHECK_AGAIN = 'Periksa kembali inputan anda';

/** Parses the JSON of a text part; returns null for an absent part or invalid JSON, which the schema rejects. */
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** A single problem is also the message of the response; several are only at their fields. */
function throwFieldProblems(error: Parameters<typeof fieldProblems>[0], at = ''): never {
  const errors = fieldProblems(error).map(({ path, message }) => ({ path: at + path, message }));
  const [first, ...others] = errors;
  return throwProblem('INVALID', first && others.length === 0 ? first.message : CHECK_AGAIN, errors);
}

type ClaimParts = { fields: Record<string, string>; files: readonly StoredFile[] };

/**
 * Reads the form, checked by the rules of the policy's product; its documents are the uploaded files.
 * @throws ApiProblem INVALID
 */
export function readClaim(
  { fields, files }: ClaimParts,
  policyWithOrder: PolicyWithOrder,
  today: IsoDate,
  heir: boolean,
): ClaimForm {
  const formFields = parseJson(fields.payload);
  const payload = {
    ...(formFields !== null && typeof formFields === 'object' ? formFields : {}),
    attachments: files.map(({ code, title }) => ({ code, title })),
  };
  const productType = claimProductType(policyWithOrder.policy);
  const form = claimForm({ productType, tsi: sumInsured(policyWithOrder.order), today, heir }).safeParse(
    payload,
  );
  return form.success ? form.data : throwFieldProblems(form.error);
}

export const LETTER_FIELDS = ['account'] as const;

/** Reads the bank account that was sent with the letter; `null` without one. @throws ApiProblem INVALID */
export function readLetterAccount({ fields }: Pick<ClaimParts, 'fields'>): ClaimAccountForm | null {
  if (fields.account === undefined) return null;
  const form = claimAccountForm.safeParse(parseJson(fields.account) ?? {});
  return form.success ? form.data : throwFieldProblems(form.error, 'account.');
}

/** Reads the heir who claims in place of the holder. @throws ApiProblem INVALID */
export function readHeir({ fields }: ClaimParts): HeirForm {
  const form = heirForm.safeParse(parseJson(fields.heir) ?? {});
  return form.success ? form.data : throwFieldProblems(form.error, 'heir.');
}
