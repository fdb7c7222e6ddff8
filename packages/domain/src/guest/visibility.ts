/** Number of plans at the start of a list that a guest sees completely: index 0 to 2 [Q11]. */
export const GUEST_VISIBLE_PLANS = 3;

export type Viewer = {
  member: boolean;
  /** The stored guest record, if any. */
  guest?: { followUpStatus?: string | null | undefined } | null | undefined;
};

/** Members, and guests with contact details whose follow-up status is not invalid [Q11]. */
export function seesAllPlans({ member, guest }: Viewer): boolean {
  if (member) return true;
  return guest != null && guest.followUpStatus !== 'invalid';
}

/** Whether the plan at this index of the whole list is shown completely. */
export function seesPlan(viewer: Viewer, index: number): boolean {
  return index < GUEST_VISIBLE_PLANS || seesAllPlans(viewer);
}
