import { formatLongDate } from '../dates/format.ts';
import { type IsoDate, isIsoDate } from '../dates/iso-date.ts';
import type { Period } from '../lines/period.ts';
import type { PolicyState } from '../status/policy.ts';
import { CLAIM_MESSAGES } from './messages.ts';

/** Why a claim of that day cannot be sent, or `null`: it exists and is not in the future [3 §5]. */
export function checkIncidentDate(date: string, today: IsoDate): string | null {
  if (date === '') return CLAIM_MESSAGES.date;
  if (!isIsoDate(date)) return CLAIM_MESSAGES.dateUnknown;
  return date > today ? CLAIM_MESSAGES.dateInFuture : null;
}

/** What is said of a day outside the cover, or `null`; such a claim is sent all the same, and the insurer decides. */
export function outsideCoverNotice(date: IsoDate, { startDate, endDate }: Period): string | null {
  if (!isIsoDate(date) || (date >= startDate && date <= endDate)) return null;
  const cover = `${formatLongDate(startDate)} sampai ${formatLongDate(endDate)}`;
  return `Tanggal ini di luar masa berlaku polis (${cover}), sehingga klaim dapat ditolak. Anda tetap dapat mengirimkannya.`;
}

/** Why nothing can be claimed on a policy, or `null`: what was never paid, or was paid back, covers nothing. */
export function policyProblem(state: PolicyState): string | null {
  return state === 'void' ? CLAIM_MESSAGES.policyVoid : null;
}

/** What is said of claiming on a policy on a day, or `null` while it is in force. */
export function policyNotice({ startDate, endDate }: Period, today: IsoDate): string | null {
  if (today < startDate)
    return `Polis ini baru berlaku mulai ${formatLongDate(startDate)}. Kejadian sebelum tanggal itu tidak dijamin.`;
  if (today > endDate)
    return `Polis ini berakhir pada ${formatLongDate(endDate)}. Klaim dapat diajukan untuk kejadian selama polis masih berlaku.`;
  return null;
}
