import { type ClaimActionType, claimStateProblem } from '@naungan/domain/claim';
import { throwClaimProblem } from './api-problem-codes.ts';
import { type ClaimRecord, factsOf } from './record.ts';

/**
 * Rejects an action that the claim's state does not allow, before the action's files are read. A request with a key is
 * checked later, because it may repeat an earlier request that has changed the state.
 */
export function checkClaimState(claim: ClaimRecord, type: ClaimActionType, key: string | null): void {
  const problem = key === null ? claimStateProblem(factsOf(claim), 'member', type) : null;
  if (problem) throwClaimProblem(problem);
}
