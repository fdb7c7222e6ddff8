import { addYears } from '../dates/calendar.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { type ClaimState, isClaimEnded } from '../status/claim.ts';

/** Years for which an heir's link stays valid after the end of the claim. */
const LINK_YEARS = 1;

/**
 * Returns the last day on which an heir's link is valid, for a claim that entered its state on `since`; `null` while the
 * claim has not ended.
 */
export const heirLinkLastDay = (state: ClaimState, since: IsoDate): IsoDate | null =>
  isClaimEnded(state) ? addYears(since, LINK_YEARS) : null;

/** Returns whether an heir's link has expired. */
export function isHeirLinkExpired(state: ClaimState, since: IsoDate, today: IsoDate): boolean {
  const lastDay = heirLinkLastDay(state, since);
  return lastDay !== null && today > lastDay;
}
