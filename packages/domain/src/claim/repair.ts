import type { ReplacementMethod } from './claim-rules.ts';

/** The steps of a repair, in order. */
export const REPAIR_STEPS = ['received', 'estimate', 'repair', 'ready'] as const;

export type RepairStep = (typeof REPAIR_STEPS)[number];

export const REPAIR_LABELS: Readonly<Record<RepairStep, string>> = {
  received: 'Kendaraan diterima bengkel',
  estimate: 'Estimasi biaya disusun',
  repair: 'Perbaikan dikerjakan',
  ready: 'Kendaraan siap diambil',
};

type WithReplacement = { replacement: { method: ReplacementMethod | null } };

/** Returns whether the loss is settled by a repair in a workshop. */
export const isSettledByRepair = ({ replacement }: WithReplacement): boolean =>
  replacement.method === 'workshop';

/** Returns the next step of a repair; `null` after the last step. */
export function nextRepairStep(reportedSteps: readonly RepairStep[]): RepairStep | null {
  return REPAIR_STEPS[reportedSteps.length] ?? null;
}
