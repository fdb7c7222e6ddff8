import { nextRepairStep } from '@naungan/domain/claim';
import { reasonProblem } from '../parts/reason.ts';
import type { ClaimField } from './claim-actions.ts';
import type { DeskClaim } from './desk-claim.ts';

/** What is typed in the dialog of an action. A file is not stored, because a draft has only texts. */
export type ClaimForm = {
  reason: string;
  codes: string[];
  /** Whole rupiah. */
  loss: number | null;
  /** Whether the person has confirmed a loss above the claimed amount. */
  isLossConfirmed: boolean;
  limit: number | null;
  accident: '' | 'death' | 'medical' | 'disability';
  percent: string;
  workshop: string;
};

export const EMPTY_CLAIM_FORM: ClaimForm = {
  reason: '',
  codes: [],
  loss: null,
  isLossConfirmed: false,
  limit: null,
  accident: '',
  percent: '',
  workshop: '',
};

export type ClaimFormProblems = Partial<
  Record<'reason' | 'codes' | 'loss' | 'isLossConfirmed' | 'accident' | 'percent' | 'file', string>
>;

/** Which claim the form is for. An accident has a benefit. `claimed`: the claimed amount in rupiah, if the claimant stated one. */
type FormContext = {
  fields: readonly ClaimField[];
  isAccident: boolean;
  hasFile: boolean;
  claimed: number | null;
};

/** Returns whether the assessed loss is higher than the claimed amount, which is unusual and often a typing error. */
export const exceedsClaimed = ({ loss }: Pick<ClaimForm, 'loss'>, claimed: number | null): boolean =>
  loss !== null && claimed !== null && loss > claimed;

const MAX_PERCENT = 100;

function assessmentProblems(form: ClaimForm, { isAccident, claimed }: FormContext): ClaimFormProblems {
  const { loss, accident, percent } = form;
  const share = Number(percent.replace(',', '.'));
  return {
    ...(!loss && { loss: 'Isi jumlah kerugian' }),
    ...(exceedsClaimed(form, claimed) &&
      !form.isLossConfirmed && { isLossConfirmed: 'Periksa jumlahnya, lalu centang' }),
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
export const assessmentOf = ({ loss, isLossConfirmed, limit, accident, percent }: ClaimForm) => ({
  loss: loss ?? 0,
  ...(isLossConfirmed ? { isAboveClaim: true } : {}),
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
