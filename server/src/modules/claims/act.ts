import { actOnClaim, CLAIM_MESSAGES, type ClaimAct, type ClaimFacts } from '@naungan/domain/claim';
import {
  CLAIM_MOVES,
  CLAIM_STATE_ROWS,
  type ClaimActor,
  type ClaimMove,
  claimMoveTo,
} from '@naungan/domain/status';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../problem.ts';
import { type ClaimRecord, columnsOf, factsOf } from './record.ts';
import { type ClaimChange, changeClaim } from './repository.ts';
import { claimSubject } from './subject.ts';

/** The job that the insurer's side starts with, for a simulator; data: `{ claimId }`. */
export const CLAIM_WAITS = 'claim.waits';

/** Lets the insurer look at a claim whose turn it is. Only a simulator listens: people find it at the desk. */
export async function tellInsurer(tx: Tx, { config, jobs }: Deps, claimId: string): Promise<void> {
  if (!config.SIMULATORS) return;
  await jobs.enqueue(tx, CLAIM_WAITS, { claimId }, { startAfter: config.INSURER_DELAY_SECONDS });
}

const isMove = (name: ClaimAct['do']): name is ClaimMove => CLAIM_MOVES.some((move) => move === name);

/** Wrong in itself, wherever the claim is. */
const WRONG: readonly string[] = [CLAIM_MESSAGES.workshopUnknown, CLAIM_MESSAGES.replacementMissing];

/** What may be done from here, and lacks something, is the caller's to mend; all else is a claim that has gone on. */
function refuseAct(claim: ClaimRecord, as: ClaimActor, name: ClaimAct['do'], message: string): never {
  const allowed = isMove(name) && claimMoveTo(claim.state, name, as) !== null;
  return refuse(allowed || WRONG.includes(message) ? 'INVALID' : 'CONFLICT', message);
}

export type Acting = {
  /** Who it is to the rules. */
  as: ClaimActor;
  /** To the journal: `member:<id>`, `heir:<claim>`, `desk:<id>`, `insurer`, `system`. */
  actor: string;
  /** Why, in words for the claimant or the journal. */
  reason?: string;
};

/**
 * Does what somebody does with a claim that the caller has locked: asks the rules, keeps what comes out, notes and tells
 * it. `change` are columns that follow from the act and are no fact of the rules.
 * @throws Problem CONFLICT, INVALID
 */
export async function actOn(
  tx: Tx,
  deps: Deps,
  claim: ClaimRecord,
  { as, actor, reason }: Acting,
  act: ClaimAct,
  change: ClaimChange = {},
): Promise<ClaimFacts> {
  const outcome = actOnClaim(factsOf(claim), as, act);
  if (!outcome.ok) return refuseAct(claim, as, act.do, outcome.message);
  const now = deps.clock();
  const changed = { ...columnsOf(outcome.claim), ...change };
  const { state } = outcome.claim;
  if (state === claim.state) {
    await changeClaim(tx, claim.id, changed, now);
    await claimSubject.remark(tx, claim, { actor, reason: reason ?? act.do });
    await claimSubject.tell(tx, claim, state);
  } else {
    await claimSubject.move(tx, claim, { to: state, actor, reason: reason ?? null, now }, changed);
  }
  if (CLAIM_STATE_ROWS[state].turn === 'desk') await tellInsurer(tx, deps, claim.id);
  return outcome.claim;
}
