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
  limit: number | null;
  accident: '' | 'death' | 'medical' | 'disability';
  percent: string;
  workshop: string;
};

export const EMPTY_CLAIM_FORM: ClaimForm = {
  reason: '',
  codes: [],
  loss: null,
  limit: null,
  accident: '',
  percent: '',
  workshop: '',
};

export type ClaimFormProblems = Partial<
  Record<'reason' | 'codes' | 'loss' | 'accident' | 'percent' | 'file', string>
>;

/** Which claim the form is for: an accident has a benefit. */
type FormContext = { fields: readonly ClaimField[]; isAccident: boolean; hasFile: boolean };

const MAX_PERCENT = 100;

function assessmentProblems({ loss, accident, percent }: ClaimForm, isAccident: boolean): ClaimFormProblems {
  const share = Number(percent.replace(',', '.'));
  return {
    ...(!loss && { loss: 'Isi jumlah kerugian' }),
    ...(isAccident && accident === '' && { accident: 'Pilih santunannya' }),
    ...(accident === 'disability' &&
      !(share > 0 && share <= MAX_PERCENT) && { percent: 'Isi persentase cacat, 0,1 sampai 100' }),
  };
}

/** Returns the problem of each field of an action; an empty object if it can be sent. */
export function claimFormProblems(
  form: ClaimForm,
  { fields, isAccident, hasFile }: FormContext,
): ClaimFormProblems {
  const reason = fields.includes('reason') ? reasonProblem(form.reason) : undefined;
  return {
    ...(fields.includes('documents') &&
      form.codes.length === 0 && { codes: 'Pilih paling sedikit satu berkas' }),
    ...(fields.includes('assessment') && assessmentProblems(form, isAccident)),
    ...(reason && { reason }),
    ...(fields.includes('file') && !hasFile && { file: 'Lampirkan berkasnya' }),
  };
}

/** Returns the assessment for the server. Call it with a form without problems. */
export const assessmentOf = ({ loss, limit, accident, percent }: ClaimForm) => ({
  loss: loss ?? 0,
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
