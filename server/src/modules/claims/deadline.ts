import { deadlineTransition, hasDeadline } from '@naungan/domain/claim';
import { addDays, type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import { CLAIM_STATES } from '@naungan/domain/status';
import { ApiProblem } from '../../api-problem.ts';
import type { Deps } from '../../deps.ts';
import { mailClaimant } from './claimant-mail.ts';
import { newDeadline } from './deadline-day.ts';
import { closeClaim } from './decide.ts';
import { rejectedMail, reminderMail } from './mails.ts';
import { changeClaim, findClaimsInStates } from './repository.ts';
import { runClaimAction } from './run-action.ts';
import { claimStateMachine } from './state-machine.ts';

const JOB = 'claims.clock';
const ACTOR = 'system';
/** The claimant gets a reminder this number of days before the deadline. */
const REMINDER_DAYS = 7;
const LAPSE_REASON = 'Berkas yang diminta tidak kami terima dalam 60 hari.';
const CLOSING_REASON = 'Batas waktu telah berakhir';

const STATES_WITH_DEADLINE = CLAIM_STATES.filter(hasDeadline);

type WaitingClaim = Awaited<ReturnType<typeof findClaimsInStates>>[number];

const rejectForMissingDocuments = (deps: Deps, id: string) =>
  deps.db.transaction(async (tx) => {
    const claim = await claimStateMachine.lock(tx, id);
    if (!claim) return;
    const context = { role: 'scheduler', actor: ACTOR, reason: LAPSE_REASON } as const;
    await runClaimAction(tx, deps, claim, context, { type: 'lapse' }, { feedback: LAPSE_REASON });
    await mailClaimant(
      tx,
      deps,
      claim,
      rejectedMail(claim, { reason: LAPSE_REASON, deadline: newDeadline(deps, 'rejected') }),
    );
  });

/** Sends at most one reminder each time the claim enters a state. Does nothing if the state has changed since the claim was read. */
const remind = (deps: Deps, { id, state }: WaitingClaim, deadline: IsoDate) =>
  deps.db.transaction(async (tx) => {
    const claim = await claimStateMachine.lock(tx, id);
    if (claim?.state !== state || !hasDeadline(state) || claim.remindedAt !== null) return;
    const now = deps.clock();
    await changeClaim(tx, id, { remindedAt: now }, now);
    await mailClaimant(tx, deps, claim, reminderMail(claim, state, deadline));
  });

async function checkDeadline(deps: Deps, waitingClaim: WaitingClaim): Promise<void> {
  const { id, state, movedAt, remindedAt } = waitingClaim;
  const transition = deadlineTransition(state, todayInJakarta(movedAt));
  if (!transition) return;
  const deadline = transition.date;
  const today = todayInJakarta(deps.clock());
  if (today < deadline) {
    const isReminderDue = remindedAt === null && today >= addDays(deadline, -REMINDER_DAYS);
    if (isReminderDue) await remind(deps, waitingClaim, deadline);
  } else if (transition.type === 'lapse') {
    await rejectForMissingDocuments(deps, id);
  } else {
    await closeClaim(deps, { role: 'scheduler', claimId: id, actor: ACTOR }, CLOSING_REASON);
  }
}

/** Applies every deadline that has passed, and sends reminders. A second run on the same day has no effect. */
export async function runClaimDeadlines(deps: Deps): Promise<void> {
  for (const waitingClaim of await findClaimsInStates(deps.db, STATES_WITH_DEADLINE)) {
    try {
      await checkDeadline(deps, waitingClaim);
    } catch (error) {
      // Another action has changed the claim since it was read.
      if (!(error instanceof ApiProblem)) throw error;
    }
  }
}

/** Registers the job, which runs every day at 07.15. */
export function registerClaimDeadlines(deps: Deps): void {
  deps.jobs.register(JOB, () => runClaimDeadlines(deps));
  deps.jobs.schedule(JOB, '15 7 * * *');
}
