import type { Deps } from '../../deps.ts';
import { actionContextOf, type Claimant, withLockedClaim } from './claimant.ts';
import { mailClaimant } from './claimant-mail.ts';
import { withdrawalMail } from './message-mails.ts';
import { closeAppeal } from './repository.ts';
import { runClaimAction } from './run-action.ts';

/** Withdraws the claim, which then cannot be reopened. @throws ApiProblem NOT_FOUND, CONFLICT */
export const withdrawClaim = (deps: Deps, claimant: Claimant, reason: string): Promise<void> =>
  withLockedClaim(deps, claimant, async (tx, claim) => {
    const context = { ...actionContextOf(claimant), ...(reason !== '' && { reason }) };
    const change = { settlement: [], feedback: '' };
    await runClaimAction(tx, deps, claim, context, { type: 'withdraw' }, change);
    await closeAppeal(tx, claim.id, deps.clock());
    await mailClaimant(tx, deps, claim, withdrawalMail(claim, deps.config.BRAND.phone));
  });
