import {
  applyClaimAction,
  type ClaimAction,
  type ClaimActionType,
  type ClaimActor,
  type ClaimFacts,
} from '@naungan/domain/claim';
import { CLAIM_STATE_ROWS } from '@naungan/domain/status';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { type ProblemFields, throwClaimProblem } from './api-problem-codes.ts';
import { type ClaimRecord, changedColumnsOf, factsOf } from './record.ts';
import { type ClaimChange, changeClaim } from './repository.ts';
import { claimStateMachine } from './state-machine.ts';

/** The job in which the simulated insurer takes the next step of a claim; data: `{ claimId }`. */
export const INSURER_CLAIM_JOB = 'claim.waits';

/** Lets the simulated insurer take the desk's next step. Without simulators, does nothing: the staff take the step at the desk. */
export async function enqueueSimulatedInsurer(
  tx: Tx,
  { config, jobs }: Deps,
  claimId: string,
): Promise<void> {
  if (!config.SIMULATORS) return;
  await jobs.enqueue(tx, INSURER_CLAIM_JOB, { claimId }, { startAfter: config.INSURER_DELAY_SECONDS });
}

export type ActionContext = {
  role: ClaimActor;
  /** For the journal: `member:<id>`, `heir:<claim>`, `desk:<id>`, `insurer`, `system`. */
  actor: string;
  /** The reason in the journal. */
  reason?: string;
  fields?: ProblemFields;
};

/**
 * Applies an action to a claim that the caller has locked. Stores the result, writes the journal and notifies open pages.
 * `change` contains the changed columns that {@link ClaimFacts} does not have. Returns the facts after the action.
 * @throws ApiProblem CONFLICT, INVALID
 */
export async function runClaimAction<Type extends ClaimActionType>(
  tx: Tx,
  deps: Deps,
  claim: ClaimRecord,
  { role, actor, reason, fields }: ActionContext,
  action: ClaimAction<Type>,
  change: ClaimChange = {},
): Promise<ClaimFacts> {
  const outcome = applyClaimAction(factsOf(claim), role, action);
  if (!outcome.ok) return throwClaimProblem(outcome.problem, fields);
  const now = deps.clock();
  const changedColumns = { ...changedColumnsOf(outcome.claim), ...change };
  const { state } = outcome.claim;
  if (state === claim.state) {
    await changeClaim(tx, claim.id, changedColumns, now);
    await claimStateMachine.recordRemark(tx, claim, { actor, reason: reason ?? action.type, now });
    await claimStateMachine.publish(tx, claim, state);
  } else {
    await claimStateMachine.transition(
      tx,
      claim,
      { to: state, actor, reason: reason ?? null, now },
      changedColumns,
    );
  }
  if (CLAIM_STATE_ROWS[state].turn === 'desk') await enqueueSimulatedInsurer(tx, deps, claim.id);
  return outcome.claim;
}
