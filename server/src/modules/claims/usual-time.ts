import {
  DEFAULT_USUAL_DAYS,
  isWaitingState,
  USUAL_TIME_PERIOD_DAYS,
  type UsualDays,
  usualDaysOf,
  WAITING_STATES,
  type WaitingState,
  workingDaysAfter,
  workingDaysBetween,
} from '@naungan/domain/claim';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { Deps } from '../../deps.ts';
import { claimUsualDays } from '../settings/service.ts';
import { listHandledCases } from './handled-cases-repository.ts';
import type { ClaimCore } from './record.ts';

const DAY_MS = 86_400_000;
/** Milliseconds after which cached times are computed again. */
const MAX_AGE_MS = 10 * 60_000;

const cache = new WeakMap<Deps, { computedAt: number; days: Promise<UsualDays> }>();

async function computeUsualDays({ db, clock }: Deps): Promise<UsualDays> {
  const since = new Date(clock().getTime() - USUAL_TIME_PERIOD_DAYS * DAY_MS);
  const settings = await claimUsualDays(db);
  const cases = await listHandledCases(db, [...WAITING_STATES], since);
  const daysOf = (state: WaitingState): number =>
    usualDaysOf(
      cases
        .filter((handledCase) => handledCase.state === state)
        .map(({ enteredAt, leftAt }) =>
          workingDaysBetween(todayInJakarta(enteredAt), todayInJakarta(leftAt)),
        ),
      settings[state] ?? DEFAULT_USUAL_DAYS[state],
    );
  return {
    pending: daysOf('pending'),
    review: daysOf('review'),
    appealed: daysOf('appealed'),
    agreed: daysOf('agreed'),
  };
}

/**
 * Returns the working days that the insurer usually takes for each state: computed from the cases of the last 90 days if
 * there are enough, otherwise from the settings. The result is cached for ten minutes.
 */
export function findUsualDays(deps: Deps): Promise<UsualDays> {
  const now = deps.clock().getTime();
  const cacheEntry = cache.get(deps);
  if (cacheEntry && Math.abs(now - cacheEntry.computedAt) < MAX_AGE_MS) return cacheEntry.days;
  const days = computeUsualDays(deps);
  cache.set(deps, { computedAt: now, days });
  // A failed computation is not cached.
  days.catch(() => cache.delete(deps));
  return days;
}

/**
 * Returns since when a claim is in its state, and the last day of the usual time, which claimants see; `due` is null for a state
 * that does not wait for the desk.
 */
export const waitOf = (
  { state, movedAt }: Pick<ClaimCore, 'state' | 'movedAt'>,
  usualDays: UsualDays,
): { since: string; due: IsoDate | null } => ({
  since: movedAt.toISOString(),
  due: isWaitingState(state) ? workingDaysAfter(todayInJakarta(movedAt), usualDays[state]) : null,
});
