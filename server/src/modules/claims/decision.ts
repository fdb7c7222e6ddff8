import type { StepContext } from '@naungan/domain/claim';
import type { ClaimState } from '@naungan/domain/status';
import type { JournalRow } from '../../db/journal.ts';

const APPROVED: ClaimState = 'approved';
/** A claim that goes from here to `approved` got its letter back; from other states it was approved. */
const SIGNED: ClaimState = 'agreed';

/** Returns the reason of the last approval or answered appeal, and whether the signed letter was returned since. */
export function approvalIn(
  entries: readonly Pick<JournalRow, 'from' | 'to' | 'reason'>[],
): Pick<StepContext, 'decisionReason' | 'isLetterReturned'> {
  const approvals = entries.filter(({ from, to }) => to === APPROVED && from !== APPROVED);
  const decision = approvals.findLast(({ from }) => from !== SIGNED);
  return {
    decisionReason: decision?.reason ?? '',
    isLetterReturned: approvals.at(-1)?.from === SIGNED,
  };
}
