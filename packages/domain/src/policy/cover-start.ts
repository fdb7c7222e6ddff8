import { addDays } from '../dates/calendar.ts';
import { formatLongDate, formatTime } from '../dates/format.ts';
import { type IsoDate, isIsoDate } from '../dates/iso-date.ts';
import { todayInJakarta } from '../dates/jakarta.ts';

/** The last first day of cover that a customer may choose, in days from today [Q44]. */
const LATEST_START_DAYS = 30;

export const START_DATE_LABEL = 'Tanggal mulai pertanggungan';
const INVALID_START_MESSAGE = `${START_DATE_LABEL} tidak valid`;

/** The days that a customer may choose from: today at the earliest. */
export const startDateLimits = (today: IsoDate): { min: IsoDate; max: IsoDate } => ({
  min: today,
  max: addDays(today, LATEST_START_DAYS),
});

/** Returns the message for a chosen first day of cover, or `null`; '' is the day of payment. */
export function checkStartDate(date: string, today: IsoDate): string | null {
  if (date === '') return null;
  if (!isIsoDate(date)) return INVALID_START_MESSAGE;
  const { min, max } = startDateLimits(today);
  if (date < min) return `${START_DATE_LABEL} paling awal hari ini, ${formatLongDate(min)}`;
  return date > max ? `${START_DATE_LABEL} paling lambat ${formatLongDate(max)}` : null;
}

/** When cover begins: its first day, and the instant. */
export type CoverStart = { startDate: IsoDate; startsAt: Date };

/** The offset of Jakarta, which is the same all year. */
const JAKARTA = '+07:00';
const startOfDay = (date: IsoDate): Date => new Date(`${date}T00:00:00${JAKARTA}`);

/**
 * Returns when cover begins that was paid at an instant: at 00.00 WIB of the chosen day, but never before the payment.
 * Without a choice, and if the payment came on the chosen day or after it, at the payment.
 */
export function coverStart(chosen: IsoDate | null, paidAt: Date): CoverStart {
  const paidOn = todayInJakarta(paidAt);
  return chosen !== null && chosen > paidOn
    ? { startDate: chosen, startsAt: startOfDay(chosen) }
    : { startDate: paidOn, startsAt: paidAt };
}

/** Returns the end of cover: 24.00 WIB of its last day. */
export const coverEnd = (endDate: IsoDate): Date => startOfDay(addDays(endDate, 1));

/** A cover with its times, as policies store it. */
export type TimedCover = { startDate: IsoDate; endDate: IsoDate; startsAt: DateOrText };
type DateOrText = Date | string;

/** '1 Desember 2026 pukul 00.00 WIB s.d. 1 Desember 2027 pukul 24.00 WIB'. */
export const coverText = ({ startDate, endDate, startsAt }: TimedCover): string =>
  `${startText(startDate, startsAt)} s.d. ${formatLongDate(endDate)} pukul 24.00 WIB`;

/** '1 Desember 2026 pukul 00.00 WIB'. */
export const startText = (startDate: IsoDate, startsAt: DateOrText): string =>
  `${formatLongDate(startDate)} pukul ${formatTime(startsAt)}`;

/** When cover of an order begins that is not paid yet. */
export function plannedStartText(chosen: IsoDate | null): string {
  if (chosen === null) return 'sejak pembayaran diterima';
  return `mulai ${formatLongDate(chosen)} pukul 00.00 WIB, atau sejak pembayaran diterima bila lebih lambat`;
}
