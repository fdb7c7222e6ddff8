import { throwProblem } from '../api-problem.ts';
import type { Session } from './session.ts';

/** Checks that another person than the proposer decides on a proposal. @throws ApiProblem FORBIDDEN with the message */
export function requireSecondPerson(
  { proposedBy }: { proposedBy: string },
  { userId }: Pick<Session, 'userId'>,
  message: string,
): void {
  if (proposedBy === userId) throwProblem('FORBIDDEN', message);
}
