import { formatLongDate } from '../dates/format.ts';
import { type IsoDate, isIsoDate } from '../dates/iso-date.ts';
import type { Period } from '../lines/period.ts';
import type { PolicyState } from '../status/policy.ts';
import { CLAIM_MESSAGES } from './messages.ts';

/** Returns the error message for an incident date that does not exist or is in the future, or `null` [3 §5]. */
export function checkIncidentDate(date: string, today: IsoDate): string | null {
  if (date === '') return CLAIM_MESSAGES.date;
  if (!isIsoDate(date)) return CLAIM_MESSAGES.dateUnknown;
  return date > today ? CLAIM_MESSAGES.dateInFuture : null;
}

/** Returns a notice with the reason for a possible rejection. The notice states that the claimant can still send the claim. */
export const rejectionNotice = (reason: string): string =>
  `${reason}, sehingga klaim dapat ditolak. Anda tetap dapat mengirimkannya.`;

/** Returns the notice for a day outside the cover, or `null`. The claimant can still send the claim: the insurer decides. */
export function outsideCoverNotice(date: IsoDate, { startDate, endDate }: Period): string | null {
  if (!isIsoDate(date) || (date >= startDate && date <= endDate)) return null;
  const cover = `${formatLongDate(startDate)} sampai ${formatLongDate(endDate)}`;
  return rejectionNotice(`Tanggal ini di luar masa berlaku polis (${cover})`);
}

/**
 * Returns the error message for a policy that allows no claim, or `null`. A void policy covers nothing, because it was
 * never paid or was refunded.
 */
export function policyProblem(state: PolicyState): string | null {
  return state === 'void' ? CLAIM_MESSAGES.policyVoid : null;
}

/** Returns the notice for a policy that is not in force on a day, or `null`. */
export function policyNotice({ startDate, endDate }: Period, today: IsoDate): string | null {
  if (today < startDate)
    return `Polis ini baru berlaku mulai ${formatLongDate(startDate)}. Kejadian sebelum tanggal itu tidak dijamin.`;
  if (today > endDate)
    return `Polis ini berakhir pada ${formatLongDate(endDate)}. Klaim dapat diajukan untuk kejadian selama polis masih berlaku.`;
  return null;
}
