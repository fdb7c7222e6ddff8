import type { IsoDate } from '../dates/iso-date.ts';

/**
 * The hour in Jakarta at which cover ends on its last day: noon, as is usual for Indonesian policies of whole years; the
 * end of the day if the customer ordered days, because each of them was paid for.
 */
const lastHour = (isOrderedByDay: boolean): 12 | 24 => (isOrderedByDay ? 24 : 12);

/** 'pukul 12.00 WIB' */
export const endOfCoverText = (isOrderedByDay: boolean): string => `pukul ${lastHour(isOrderedByDay)}.00 WIB`;

/** Returns the moment at which a policy ends. */
export const endOfCover = (endDate: IsoDate, isOrderedByDay: boolean): Date =>
  new Date(`${endDate}T${lastHour(isOrderedByDay)}:00:00+07:00`);
