import { deadlineTransition, hasDeadline } from '@naungan/domain/claim';
import { addDays, todayInJakarta } from '@naungan/domain/dates';
import { CLAIM_STATES } from '@naungan/domain/status';
import { ApiProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { newDeadline } from './deadline-day.ts';
import { closeClaim } from './decide.ts';
import { mailClaimant, rejectedMail, reminderMail } from './mails.ts';
import { changeClaim, findClaimsInStates } from './repository.ts';
import { runClaimAction } from './run-action.ts';
import { claimSubject } from './subject.ts';

const JOB = 'claims.clock';
const ACTOR = 'system';
/** Days before the deadline on which the claimant is reminded. */
const REMINDER_DAYS = 7;
const LAPSED = 'Berkas yang diminta tidak kami terima dalam 60 hari.';

/** States that have a deadline. */
const STATES_WITH_DEADLINE = CLAIM_STATES.filter(hasDeadline);

type WaitingClaim = Awaited<ReturnType<typeof findClaimsInStates>>[number];

const lapse = (deps: Deps, id: string) =>
  deps.db.transaction(async (tx) => {
    const claim = await claimSubject.lock(tx, id);
    if (!claim) return;
    const performedBy = { role: 'scheduler', actor: ACTOR, reason: LAPSED } as const;
    await runClaimAction(tx, deps, claim, performedBy, { type: 'lapse' }, { feedback: LAPSED });
    await mailClaimant(
      tx,
      deps,
      claim,
      rejectedMail(claim, { reason: LAPSED, before: newDeadline(deps, 'rejected') }),
    );
  });

/** Sends one reminder for each state; does nothing if the state has changed meanwhile. */
const remind = (deps: Deps, { id, state }: WaitingClaim, on: string) =>
  deps.db.transaction(async (tx) => {
    const claim = await claimSubject.lock(tx, id);
    if (claim?.state !== state || !hasDeadline(state) || claim.remindedAt !== null) return;
    const now = deps.clock();
    await changeClaim(tx, id, { remindedAt: now }, now);
    await mailClaimant(tx, deps, claim, reminderMail(claim, state, on));
  });

async function checkDeadline(deps: Deps, waitingClaim: WaitingClaim): Promise<void> {
  const today = todayInJakarta(deps.clock());
  const due = deadlineTransition(waitingClaim.state, todayInJakarta(waitingClaim.movedAt));
  if (!due) return;
  if (today < due.on) {
    if (today >= addDays(due.on, -REMINDER_DAYS) && waitingClaim.remindedAt === null)
      await remind(deps, waitingClaim, due.on);
    return;
  }
  if (due.type === 'lapse') return lapse(deps, waitingClaim.id);
  return closeClaim(
    deps,
    { role: 'scheduler', claimId: waitingClaim.id, actor: ACTOR },
    'Batas waktu telah berakhir',
  );
}

/** Applies every deadline that has passed, and sends reminders. A second run changes nothing. */
export async function runClaimDeadlines(deps: Deps): Promise<void> {
  for (const waitingClaim of await findClaimsInStates(deps.db, STATES_WITH_DEADLINE)) {
    try {
      await checkDeadline(deps, waitingClaim);
    } catch (error) {
      // The claim was changed at the same time.
      if (!(error instanceof ApiProblem)) throw error;
    }
  }
}

/** Runs every morning. */
export function registerClaimDeadlines(deps: Deps): void {
  deps.jobs.register(JOB, () => runClaimDeadlines(deps));
  deps.jobs.schedule(JOB, '15 7 * * *');
}
