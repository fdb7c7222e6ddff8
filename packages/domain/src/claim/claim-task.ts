export const CLAIM_TASKS = [
  'documents',
  'workshop',
  'replacement',
  'letter',
  'account',
  'appeal',
  'repair',
  'confirmation',
  'wait',
  'none',
] as const;

/** The claimant's next task, at the top of the page. `wait`: the desk or the workshop acts next. `none`: the claim has ended. */
export type ClaimTask = (typeof CLAIM_TASKS)[number];

export type NextStep = {
  task: ClaimTask;
  title: string;
  text: string;
  /** The insurer's explanation of the decision that led to this step; '' without one. */
  reason: string;
  /** Other tasks that the claimant may do at this step, such as a change of the bank account. */
  also: readonly Exclude<ClaimTask, 'wait' | 'none'>[];
};
