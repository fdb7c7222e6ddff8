import { claimedProduct } from '@naungan/domain/claim';
import { type ClaimForm, claimForm, type HeirForm, heirForm } from '@naungan/domain/claim/form';
import type { IsoDate } from '@naungan/domain/dates';
import { fieldProblems } from '@naungan/domain/form-field';
import type { StoredFile } from '../../core/uploads/multipart.ts';
import { refuse } from '../../problem.ts';
import { type Insured, sumInsured } from './policy.ts';

export const CLAIM_FIELDS = ['payload', 'heir', 'again'] as const;

const CHECK_AGAIN = 'Periksa kembali inputan anda';

/** JSON of a text part; a part that is absent or no JSON is left to the schema to refuse. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** One thing that is wrong is said itself; several are said at their fields. */
function refuseFields(error: Parameters<typeof fieldProblems>[0], at = ''): never {
  const errors = fieldProblems(error).map(({ path, message }) => ({ path: at + path, message }));
  const [first, ...others] = errors;
  return refuse('INVALID', first && others.length === 0 ? first.message : CHECK_AGAIN, errors);
}

type Sent = { fields: Record<string, string>; files: readonly StoredFile[] };

/**
 * What was typed, checked by the rules of the policy's product; its documents are the files that came.
 * @throws Problem INVALID
 */
export function readClaim(
  { fields, files }: Sent,
  insured: Insured,
  today: IsoDate,
  heir: boolean,
): ClaimForm {
  const typed = parsed(fields.payload);
  const payload = {
    ...(typed !== null && typeof typed === 'object' ? typed : {}),
    attachments: files.map(({ code, title }) => ({ code, title })),
  };
  const productType = claimedProduct(insured.policy);
  const form = claimForm({ productType, tsi: sumInsured(insured.order), today, heir }).safeParse(payload);
  return form.success ? form.data : refuseFields(form.error);
}

/** Who claims in place of the holder. @throws Problem INVALID */
export function readHeir({ fields }: Sent): HeirForm {
  const form = heirForm.safeParse(parsed(fields.heir) ?? {});
  return form.success ? form.data : refuseFields(form.error, 'heir.');
}
