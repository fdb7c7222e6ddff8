import { type ClaimActionType, claimStateProblem } from '@naungan/domain/claim';
import { throwClaimProblem } from './api-problem-codes.ts';
import { type ClaimRecord, factsOf } from './record.ts';

/**
 * Rejects an action that the claim's state does not allow, before its files are read. A request with a key may repeat an
 * earlier one that has changed the state, so it is checked later.
 */
export function checkClaimState(claim: ClaimRecord, type: ClaimActionType, key: string | null): void {
  const problem = key === null ? claimStateProblem(factsOf(claim), 'member', type) : null;
  if (problem) throwClaimProblem(problem);
}
