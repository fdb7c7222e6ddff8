import { addDays } from '../dates/calendar.ts';
import { formatLongDate } from '../dates/format.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { rejectionNotice } from './incident.ts';

/** A waiting period in days from the first day of cover. `causes` describes the causes with this period; absent if all causes have it. */
export type WaitingPeriod = { days: number; causes?: string };

/** The cover of a policy for one cause, calculated by the policy's product line. */
export type CauseCover = {
  /** Why the policy does not cover the cause, or covers only a part. A sentence without full stop; `null` for full cover. */
  reason: string | null;
  /** Waiting periods, shortest first; empty for a cause that is covered from the first day. */
  waitingPeriods: readonly WaitingPeriod[];
};

/** The notices about a cause, for the claim form. */
export type CauseNotices = {
  /** States that the policy does not cover the cause. The claimant can still send the claim: the insurer decides. */
  notice: string | null;
  waiting: {
    /** 'Masa tunggu 30 hari: dijamin mulai 10 Februari 2026.' */
    text: string;
    /** The first day on which the cause may be covered. */
    coveredFrom: IsoDate;
  } | null;
};

/** The cover of a cause without exclusion or waiting period. */
export const UNRESTRICTED_COVER: CauseCover = { reason: null, waitingPeriods: [] };

function waitingText({ days, causes }: WaitingPeriod, startDate: IsoDate): string {
  const subject = causes === undefined ? 'Masa tunggu' : `Masa tunggu ${causes}`;
  return `${subject} ${days} hari: dijamin mulai ${formatLongDate(addDays(startDate, days))}.`;
}

/** Returns the notices about a cause. `startDate` is the first day of cover. */
export function causeNotices({ reason, waitingPeriods }: CauseCover, startDate: IsoDate): CauseNotices {
  const [shortestPeriod] = waitingPeriods;
  return {
    notice: reason === null ? null : rejectionNotice(reason),
    waiting: shortestPeriod
      ? {
          text: waitingPeriods.map((period) => waitingText(period, startDate)).join(' '),
          coveredFrom: addDays(startDate, shortestPeriod.days),
        }
      : null,
  };
}

/** Returns the notice for a day in the waiting period, or `null`. The claimant can still send the claim: the insurer decides. */
export function waitingNotice(
  date: IsoDate,
  { waiting, startDate }: Pick<CauseNotices, 'waiting'> & { startDate: IsoDate },
): string | null {
  if (!waiting || date < startDate || date >= waiting.coveredFrom) return null;
  return rejectionNotice(
    `Tanggal ini dalam masa tunggu, yang berakhir pada ${formatLongDate(addDays(waiting.coveredFrom, -1))}`,
  );
}
