/** Number of plans at the start of a list that every visitor can see [Q11]. */
export const GUEST_VISIBLE_PLANS = 3;

export type Viewer = {
  isMember: boolean;
  /** The stored guest record, if any. */
  guest?: { followUpStatus?: string | null | undefined } | null | undefined;
};

/** Returns whether the viewer can see all plans: members, and guests whose follow-up status is not `invalid` [Q11]. */
export function canSeeAllPlans({ isMember, guest }: Viewer): boolean {
  if (isMember) return true;
  return guest != null && guest.followUpStatus !== 'invalid';
}

/** Returns the number of plans at the start of a list that the viewer can see; `Infinity` for all plans. */
export const visiblePlans = (viewer: Viewer): number =>
  canSeeAllPlans(viewer) ? Number.POSITIVE_INFINITY : GUEST_VISIBLE_PLANS;
