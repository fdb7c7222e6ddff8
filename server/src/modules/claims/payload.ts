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
import { parseJsonField } from '../../core/json-field.ts';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { type PolicyWithOrder, sumInsured } from './policy.ts';

export const CLAIM_FIELDS = ['payload', 'heir', 'again'] as const;

const SEVERAL_PROBLEMS_MESSAGE = 'Periksa kembali inputan anda';

/** Throws INVALID with the problem of each field. If there is only one, it is also the message of the response. */
function throwFieldProblems(error: Parameters<typeof fieldProblems>[0], pathPrefix = ''): never {
  const errors = fieldProblems(error).map(({ path, message }) => ({ path: pathPrefix + path, message }));
  const onlyMessage = errors.length === 1 ? errors[0]?.message : undefined;
  return throwProblem('INVALID', onlyMessage ?? SEVERAL_PROBLEMS_MESSAGE, errors);
}

type ClaimFormData = { fields: Record<string, string>; files: readonly StoredFile[] };

/**
 * Reads the form and checks it by the rules of the policy's product. The uploaded files replace the form's list of documents.
 * @throws ApiProblem INVALID
 */
export function readClaim(
  { fields, files }: ClaimFormData,
  policyWithOrder: PolicyWithOrder,
  today: IsoDate,
  isHeir: boolean,
): ClaimForm {
  const formFields = parseJsonField(fields.payload);
  const payload = {
    ...(formFields !== null && typeof formFields === 'object' ? formFields : {}),
    attachments: files.map(({ code, title }) => ({ code, title })),
  };
  const productType = claimProductType(policyWithOrder.policy);
  const form = claimForm({
    productType,
    tsi: sumInsured(policyWithOrder.order),
    today,
    isHeir,
  }).safeParse(payload);
  return form.success ? form.data : throwFieldProblems(form.error);
}

export const LETTER_FIELDS = ['account'] as const;

/** Returns the bank account that was sent with the letter, or `null`. @throws ApiProblem INVALID */
export function readLetterAccount({ fields }: Pick<ClaimFormData, 'fields'>): ClaimAccountForm | null {
  if (fields.account === undefined) return null;
  const form = claimAccountForm.safeParse(parseJsonField(fields.account) ?? {});
  return form.success ? form.data : throwFieldProblems(form.error, 'account.');
}

/** Reads the data of the heir, who claims instead of the policyholder. @throws ApiProblem INVALID */
export function readHeir({ fields }: ClaimFormData): HeirForm {
  const form = heirForm.safeParse(parseJsonField(fields.heir) ?? {});
  return form.success ? form.data : throwFieldProblems(form.error, 'heir.');
}
