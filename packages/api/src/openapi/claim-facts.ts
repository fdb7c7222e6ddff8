import {
  type ClaimEntry,
  type ClaimStep,
  claimStages,
  DEFAULT_USUAL_DAYS,
  usualDaysOfStage,
} from '@naungan/domain/claim';
import { CLAIM_STATE_ROWS, type ClaimState } from '@naungan/domain/status';
import { DESK_ID, MEMBER_ID } from './example-facts.ts';

/**
 * Data of the example claim on a car's policy: the desk rejects the claim, grants the appeal, and a workshop repairs
 * the car.
 */
export const CLAIM_ID = 'c3e5a7b9-1d3f-4b5d-8c7e-9f1a3b5c7d9e';
export const CLAIM_NUMBER = 'KLM-2026-000001';
export const CLAIMED_POLICY = 'POL-KND-2026-000007';
export const WORKSHOP_ID = '0206b8b4-a19d-4852-872c-192509f9ee65';
export const CAUSE = { value: 'VE01', label: 'Tabrakan dengan kendaraan lain' };
export const VEHICLE = { title: 'Kendaraan', value: 'Toyota Avanza 1.5 G CVT 2024 (B 1234 CD)' };

export const FILED_AT = '2026-11-21T03:00:00.000Z';
export const REVIEW_STARTED_AT = '2026-11-21T06:00:00.000Z';
export const CLAIM_STEPS: ClaimStep[] = [
  { to: 'pending', at: FILED_AT },
  { to: 'review', at: REVIEW_STARTED_AT },
  { to: 'rejected', at: '2026-11-23T02:00:00.000Z' },
  { to: 'appealed', at: '2026-11-24T07:05:00.000Z' },
  { to: 'approved', at: '2026-11-26T03:00:00.000Z' },
  { to: 'agreed', at: '2026-11-27T04:30:00.000Z' },
];

/** Returns the stages of a claim with their usual duration in days. */
export const stagesOf = (steps: readonly ClaimStep[]) =>
  claimStages(steps).map((stage) => ({
    ...stage,
    usualDays: usualDaysOfStage(stage.title, DEFAULT_USUAL_DAYS),
  }));

/** The states that a claim gets by an action of the claimant. */
const STATES_BY_CLAIMANT: readonly ClaimState[] = ['pending', 'appealed', 'agreed'];

/** Returns the journal entries of a claim; `reasons` has the desk's explanation of a state. */
export const entriesOf = (
  steps: readonly ClaimStep[],
  {
    claimant,
    desk,
    reasons,
  }: { claimant: string; desk: string; reasons: Partial<Record<ClaimState, string>> },
): ClaimEntry[] =>
  steps.map(({ to, at }, index) => ({
    at,
    from: steps[index - 1]?.to ?? null,
    to,
    actor: STATES_BY_CLAIMANT.includes(to) ? claimant : desk,
    reason: reasons[to] ?? null,
  }));

export const APPROVAL_REASON = 'Kerugian sesuai dengan bukti yang dikirim';
const REJECTION_REASON = 'Kejadian di luar masa berlaku polis';
export const REASONS = { rejected: REJECTION_REASON, approved: APPROVAL_REASON };
export const CLAIM_ENTRIES = entriesOf(CLAIM_STEPS, {
  claimant: `member:${MEMBER_ID}`,
  desk: `desk:${DESK_ID}`,
  reasons: REASONS,
});

/** Returns the texts of a claim state for the detail page and for the part about the payment. */
export function stateTexts(state: ClaimState) {
  const { status, label, tone, message } = CLAIM_STATE_ROWS[state];
  return { status, state, message, displayedTexts: { statusText: label, statusColor: tone } };
}

export const LOSS = 2_300_000;
export const settlement = {
  rows: [
    { label: 'Kerugian yang dinilai', amount: LOSS },
    { label: 'Risiko sendiri Rp300.000 setiap kejadian', amount: -300_000 },
  ],
  payable: 2_000_000,
};

/** `FORM` is a document of every claim on a car, `PHOTOS` a document that the cause requires. */
export const FORM = {
  code: 'FORM',
  name: 'Formulir laporan klaim yang diisi dan ditandatangani',
  extention: 'pdf_image' as const,
  limit: 5,
};
export const PHOTOS = {
  code: 'FOTO',
  name: 'Foto seluruh bagian yang rusak',
  extention: 'image' as const,
  limit: 5,
  min: 2,
  max: 10,
};
