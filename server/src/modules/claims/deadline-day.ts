import { deadlineTransition, lateNotice, type StateWithDeadline } from '@naungan/domain/claim';
import { type IsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { Deps } from '../../deps.ts';
import type { ClaimCore } from './record.ts';

/** Returns the deadline of a claim that reaches this state today. */
export function newDeadline({ clock }: Pick<Deps, 'clock'>, state: StateWithDeadline): IsoDate {
  const deadline = deadlineTransition(state, todayInJakarta(clock()));
  if (!deadline) throw new Error(`State ${state} has no deadline`);
  return deadline.date;
}

/** Returns the deadline: the claimant must act before this day. Null for a state without a deadline. */
export const deadlineOf = ({ state, movedAt }: Pick<ClaimCore, 'state' | 'movedAt'>): IsoDate | null =>
  deadlineTransition(state, todayInJakarta(movedAt))?.date ?? null;

/** Returns the API's fields about the deadline: `before` is the deadline, `lateNotice` the notice about a missed deadline. */
export const deadlineFacts = (
  { clock }: Pick<Deps, 'clock'>,
  claim: Pick<ClaimCore, 'state' | 'movedAt'>,
): { before: IsoDate | null; lateNotice: string | null } => ({
  before: deadlineOf(claim),
  lateNotice: lateNotice(claim.state, todayInJakarta(claim.movedAt), todayInJakarta(clock())),
});
