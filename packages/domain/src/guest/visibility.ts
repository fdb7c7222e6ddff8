/** How many plans of a list a guest sees in full: index 0 to 2 [Q11]. */
export const GUEST_VISIBLE_PLANS = 3;

export type Viewer = {
  member: boolean;
  /** The stored guest record, if any. */
  guest?: { followUpStatus?: string | null | undefined } | null | undefined;
};

/** Members, and guests who left their details and were not found invalid [Q11]. */
export function seesAllPlans({ member, guest }: Viewer): boolean {
  if (member) return true;
  return guest != null && guest.followUpStatus !== 'invalid';
}

/** Whether the plan at this place of the whole list (from 0) is shown in full. */
export function seesPlan(viewer: Viewer, index: number): boolean {
  return index < GUEST_VISIBLE_PLANS || seesAllPlans(viewer);
}
