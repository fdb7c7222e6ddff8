import type { ClaimAccount } from '@naungan/domain/claim/record';
import type { Submission } from '../../core/uploads/submission.ts';
import type { Deps } from '../../deps.ts';
import { runIdempotentAction } from './idempotent-action.ts';
import { checkPayment, storePayment } from './payment.ts';
import { proposePayment, reasonsForSecondPerson, requireNoProposal } from './proposals.ts';

export type ClaimPayment = {
  claimId: string;
  /** Owner of the idempotency key. */
  userId: string;
  /** The person at the desk who pays; null for the insurer, whose payments need no second person. */
  staffId: string | null;
  actor: string;
  /** The bank account that the desk entered; required for a claim without an account. */
  account: Partial<ClaimAccount>;
  upload: Submission;
  key: string | null;
  /** The version of the claim that the desk has read. */
  version?: number | undefined;
};

/**
 * Stores the payment of a claim with its proof or, if a second person must confirm it, only a proposal. A request with a
 * repeated key has no effect; without a key, a second payment or proposal is rejected.
 * @throws ApiProblem NOT_FOUND, CONFLICT, INVALID
 */
export const payClaim = (deps: Deps, request: ClaimPayment): Promise<null> =>
  runIdempotentAction(deps, { ...request, action: 'payment' }, async (tx, claim) => {
    const { actor, account, staffId, upload } = request;
    const payment = checkPayment(claim, account, upload.files);
    if (staffId === null) return storePayment(tx, deps, claim, payment, actor);
    await requireNoProposal(tx, deps, claim);
    const reasons = await reasonsForSecondPerson(tx, deps, claim);
    return reasons.length > 0
      ? proposePayment(tx, deps, claim, { payment, reasons, proposedBy: staffId })
      : storePayment(tx, deps, claim, payment, actor);
  });
