import type { IsoDate } from '../dates/iso-date.ts';
import { type ClaimState, isClaimEnded } from '../status/claim.ts';

/** The facts that determine the position of a claim in the claimant's list. */
export type ClaimListFacts = {
  state: ClaimState;
  /** Whether the claimant acts next. */
  needsAction: boolean;
  /** The deadline of the claimant's step; `null` without one. */
  deadline: IsoDate | null;
};

/** Later than every deadline. */
const NO_DEADLINE = '9999-12-31';

/** Returns 0 for a claim that needs an action of the claimant, 1 for another open claim, 2 for a claim that has ended. */
function groupOf({ state, needsAction }: ClaimListFacts): number {
  if (isClaimEnded(state)) return 2;
  return needsAction ? 0 : 1;
}

/**
 * Compares two claims for the claimant's list. First come claims that need an action of the claimant, sorted by deadline;
 * then other open claims; then ended claims. Equal claims keep their order.
 */
export const compareClaims = (a: ClaimListFacts, b: ClaimListFacts): number =>
  groupOf(a) - groupOf(b) || (a.deadline ?? NO_DEADLINE).localeCompare(b.deadline ?? NO_DEADLINE);
