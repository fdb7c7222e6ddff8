import type { StepContext } from '@naungan/domain/claim';
import type { ClaimState } from '@naungan/domain/status';
import type { JournalRow } from '../../db/journal.ts';

const APPROVED_STATE: ClaimState = 'approved';
/** A change from this state to `approved` is a returned letter; a change from another state is an approval. */
const SIGNED_STATE: ClaimState = 'agreed';

/** Returns the reason of the last approval or granted appeal, and whether the letter has been returned since then. */
export function lastApproval(
  entries: readonly Pick<JournalRow, 'from' | 'to' | 'reason'>[],
): Pick<StepContext, 'decisionReason' | 'isLetterReturned'> {
  const toApproved = entries.filter(({ from, to }) => to === APPROVED_STATE && from !== APPROVED_STATE);
  const decision = toApproved.findLast(({ from }) => from !== SIGNED_STATE);
  return {
    decisionReason: decision?.reason ?? '',
    isLetterReturned: toApproved.at(-1)?.from === SIGNED_STATE,
  };
}
