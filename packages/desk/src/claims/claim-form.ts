import { nextRepairStep } from '@naungan/domain/claim';
import { formatRupiah } from '@naungan/domain/money';
import { reasonProblem } from '../parts/reason.ts';
import type { ClaimField } from './claim-actions.ts';
import type { DeskClaim } from './desk-claim.ts';

/** What is typed in the dialog of an action. A file is not stored, because a draft has only texts. */
export type ClaimForm = {
  reason: string;
  codes: string[];
  /** Whole rupiah. */
  loss: number | null;
  /** Whether the person has confirmed a loss above the claimed amount, or a limit above the policy's limit. */
  isConfirmed: boolean;
  limit: number | null;
  accident: '' | 'death' | 'medical' | 'disability';
  percent: string;
  workshop: string;
};

export const EMPTY_CLAIM_FORM: ClaimForm = {
  reason: '',
  codes: [],
  loss: null,
  isConfirmed: false,
  limit: null,
  accident: '',
  percent: '',
  workshop: '',
};

export type ClaimFormProblems = Partial<
  Record<'reason' | 'codes' | 'loss' | 'isConfirmed' | 'accident' | 'percent' | 'file', string>
>;

/**
 * Which claim the form is for. An accident has a benefit. `claimed`: the claimed amount in rupiah, if the claimant stated one;
 * `policyLimit`: the highest payment for the cause, in rupiah.
 */
type FormContext = {
  fields: readonly ClaimField[];
  isAccident: boolean;
  hasFile: boolean;
  claimed: number | null;
  policyLimit: number;
};

/** Returns the context of a form about a claim. Without `hasFile`, a missing file is no problem. */
export const formContext = (
  { productType, desk }: DeskClaim,
  fields: readonly ClaimField[],
  hasFile = true,
): FormContext => ({
  fields,
  isAccident: productType === 'kecelakaandiri',
  hasFile,
  claimed: desk.claimed,
  policyLimit: desk.policy.limit,
});

/** Returns what is unusual about the amounts and has to be confirmed, because it is often a typing error; '' if nothing is. */
export function unusualAmountsText(
  { loss, limit }: Pick<ClaimForm, 'loss' | 'limit'>,
  { claimed, policyLimit }: Pick<FormContext, 'claimed' | 'policyLimit'>,
): string {
  const texts = [
    ...(loss !== null && claimed !== null && loss > claimed
      ? [`Jumlah kerugian lebih besar daripada yang diajukan (${formatRupiah(claimed)}).`]
      : []),
    ...(limit !== null && limit > policyLimit
      ? [`Batas khusus lebih besar daripada batas polis (${formatRupiah(policyLimit)}).`]
      : []),
  ];
  return texts.join(' ');
}

const MAX_PERCENT = 100;

function assessmentProblems(form: ClaimForm, context: FormContext): ClaimFormProblems {
  const { isAccident } = context;
  const { loss, accident, percent } = form;
  const share = Number(percent.replace(',', '.'));
  return {
    ...(!loss && { loss: 'Isi jumlah kerugian' }),
    ...(unusualAmountsText(form, context) !== '' &&
      !form.isConfirmed && { isConfirmed: 'Periksa jumlahnya, lalu centang' }),
    ...(isAccident && accident === '' && { accident: 'Pilih santunannya' }),
    ...(accident === 'disability' &&
      !(share > 0 && share <= MAX_PERCENT) && { percent: 'Isi persentase cacat, 0,1 sampai 100' }),
  };
}

/** Returns the problem of each field of an action; an empty object if it can be sent. */
export function claimFormProblems(form: ClaimForm, context: FormContext): ClaimFormProblems {
  const { fields, hasFile } = context;
  const reason = fields.includes('reason') ? reasonProblem(form.reason) : undefined;
  return {
    ...(fields.includes('documents') &&
      form.codes.length === 0 && { codes: 'Pilih paling sedikit satu berkas' }),
    ...(fields.includes('assessment') && assessmentProblems(form, context)),
    ...(reason && { reason }),
    ...(fields.includes('file') && !hasFile && { file: 'Lampirkan berkasnya' }),
  };
}

/** Returns the assessment for the server. Call it with a form without problems. */
export const assessmentOf = ({ loss, isConfirmed, limit, accident, percent }: ClaimForm) => ({
  loss: loss ?? 0,
  ...(isConfirmed ? { isConfirmed: true } : {}),
  ...(limit ? { limit } : {}),
  ...(accident === 'disability'
    ? { accident: { kind: accident, percent: Number(percent.replace(',', '.')) } }
    : accident !== ''
      ? { accident: { kind: accident } }
      : {}),
});

/** Returns the next step of the repair for the server, with the chosen workshop and the note. */
export const repairOf = ({ vehicle }: DeskClaim, { workshop, reason }: ClaimForm) => ({
  step: nextRepairStep(vehicle?.repair.map(({ step }) => step) ?? []) ?? ('ready' as const),
  ...(workshop === '' ? {} : { workshopID: workshop }),
  note: reason.trim(),
});
