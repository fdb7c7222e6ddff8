import { addDays } from '../dates/calendar.ts';
import { formatLongDate, formatTime } from '../dates/format.ts';
import { type IsoDate, isIsoDate } from '../dates/iso-date.ts';
import { todayInJakarta } from '../dates/jakarta.ts';

/** Maximum number of days from today to the first day of cover [Q44]. */
const MAX_START_DELAY_DAYS = 30;

export const START_DATE_LABEL = 'Tanggal mulai pertanggungan';
const INVALID_START_MESSAGE = `${START_DATE_LABEL} tidak valid`;

/** Returns the earliest and the latest first day of cover that a customer may choose. */
export const startDateLimits = (today: IsoDate): { min: IsoDate; max: IsoDate } => ({
  min: today,
  max: addDays(today, MAX_START_DELAY_DAYS),
});

/** Returns the error message for a chosen first day of cover, or `null`. '' means the day of payment. */
export function checkStartDate(date: string, today: IsoDate): string | null {
  if (date === '') return null;
  if (!isIsoDate(date)) return INVALID_START_MESSAGE;
  const { min, max } = startDateLimits(today);
  if (date < min) return `${START_DATE_LABEL} paling awal hari ini, ${formatLongDate(min)}`;
  return date > max ? `${START_DATE_LABEL} paling lambat ${formatLongDate(max)}` : null;
}

/** The first day of cover, and the instant at which cover begins. */
export type CoverStart = { startDate: IsoDate; startsAt: Date };

/** The UTC offset of Jakarta, which has no daylight saving time. */
const JAKARTA_OFFSET = '+07:00';
const startOfDay = (date: IsoDate): Date => new Date(`${date}T00:00:00${JAKARTA_OFFSET}`);

/**
 * Returns when cover begins: at 00.00 WIB of the chosen day if the payment was before this day, else at the payment.
 * `chosenDate` is null if the customer did not choose a day.
 */
export function coverStart(chosenDate: IsoDate | null, paidAt: Date): CoverStart {
  const paidOn = todayInJakarta(paidAt);
  return chosenDate !== null && chosenDate > paidOn
    ? { startDate: chosenDate, startsAt: startOfDay(chosenDate) }
    : { startDate: paidOn, startsAt: paidAt };
}

/** Returns the instant at which cover ends: 24.00 WIB of the last day. */
export const coverEnd = (endDate: IsoDate): Date => startOfDay(addDays(endDate, 1));

/** The first and last day of a policy's cover, and the instant at which cover begins. */
export type TimedCover = { startDate: IsoDate; endDate: IsoDate; startsAt: DateOrText };
type DateOrText = Date | string;

/** Returns '1 Desember 2026 pukul 00.00 WIB s.d. 1 Desember 2027 pukul 24.00 WIB'. */
export const coverText = ({ startDate, endDate, startsAt }: TimedCover): string =>
  `${startText(startDate, startsAt)} s.d. ${formatLongDate(endDate)} pukul 24.00 WIB`;

/** Returns '1 Desember 2026 pukul 00.00 WIB'. */
export const startText = (startDate: IsoDate, startsAt: DateOrText): string =>
  `${formatLongDate(startDate)} pukul ${formatTime(startsAt)}`;

/** Returns the text about the start of cover of an unpaid order. */
export function plannedStartText(chosenDate: IsoDate | null): string {
  if (chosenDate === null) return 'sejak pembayaran diterima';
  return `mulai ${formatLongDate(chosenDate)} pukul 00.00 WIB, atau sejak pembayaran diterima bila lebih lambat`;
}
