import { clockMove } from '@naungan/domain/claim';
import { addDays, todayInJakarta } from '@naungan/domain/dates';
import { CLAIM_STATES } from '@naungan/domain/status';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { actOn } from './act.ts';
import { closeClaim } from './decide.ts';
import { mailClaimant, rejectedMail, reminderMail } from './mails.ts';
import { changeClaim, claimsWaiting } from './repository.ts';
import { claimSubject } from './subject.ts';

const JOB = 'claims.clock';
const ACTOR = 'system';
/** Days before the clock acts on which its claimant is reminded. */
const REMINDED = 7;
const LAPSED = 'Berkas yang diminta tidak kami terima dalam 60 hari.';

/** States that go on by themselves. */
const TIMED = CLAIM_STATES.filter((state) => clockMove(state, '2026-01-01') !== null);

type Waiting = Awaited<ReturnType<typeof claimsWaiting>>[number];

const lapse = (deps: Deps, id: string) =>
  deps.db.transaction(async (tx) => {
    const claim = await claimSubject.lock(tx, id);
    if (!claim) return;
    const who = { as: 'clock', actor: ACTOR, reason: LAPSED } as const;
    await actOn(tx, deps, claim, who, { do: 'lapse' }, { feedback: LAPSED });
    await mailClaimant(tx, deps, claim, rejectedMail(claim, LAPSED));
  });

/** Reminds once of each state; a claim that has moved meanwhile is left alone. */
const remind = (deps: Deps, { id, state }: Waiting, on: string) =>
  deps.db.transaction(async (tx) => {
    const claim = await claimSubject.lock(tx, id);
    const mail = claim?.state === state && claim.remindedAt === null ? reminderMail(claim, on) : null;
    if (!claim || !mail) return;
    const now = deps.clock();
    await changeClaim(tx, id, { remindedAt: now }, now);
    await mailClaimant(tx, deps, claim, mail);
  });

async function look(deps: Deps, waiting: Waiting): Promise<void> {
  const today = todayInJakarta(deps.clock());
  const due = clockMove(waiting.state, todayInJakarta(waiting.movedAt));
  if (!due) return;
  if (today < due.on) {
    if (today >= addDays(due.on, -REMINDED) && waiting.remindedAt === null)
      await remind(deps, waiting, due.on);
    return;
  }
  if (due.move === 'lapse') return lapse(deps, waiting.id);
  return closeClaim(deps, { as: 'clock', claimId: waiting.id, actor: ACTOR }, 'Batas waktu telah berakhir');
}

/** Lets each claim whose time is over go on; twice is harmless. */
export async function runClaimClock(deps: Deps): Promise<void> {
  for (const waiting of await claimsWaiting(deps.db, TIMED)) {
    try {
      await look(deps, waiting);
    } catch (error) {
      // Somebody was faster.
      if (!(error instanceof Problem)) throw error;
    }
  }
}

/** Every morning. */
export function registerClaimClock(deps: Deps): void {
  deps.jobs.register(JOB, () => runClaimClock(deps));
  deps.jobs.schedule(JOB, '15 7 * * *');
}
