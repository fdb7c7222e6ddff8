import { possibleAge } from '../../dates/calendar.ts';
import { DEFAULT_BIRTH_DATE, type IsoDate, isIsoDate } from '../../dates/iso-date.ts';
import type { SearchCodec } from '../search.ts';

/** A line sold to a person is searched by the birth date that the visitor gave, if one was given. */
export type BirthSearch = { dob?: IsoDate };

/**
 * Without a birth date plans are shown for the default age [2 §9], which no address carries on: an order would begin
 * with a date that nobody gave.
 */
export const birthSearch: SearchCodec<BirthSearch> = {
  personal: true,
  read: (address) => {
    const dob = address.get('dob');
    return isIsoDate(dob) ? { dob } : {};
  },
  write: ({ dob }) => (dob ? [['dob', dob]] : []),
  same: (one, other) => one.dob === other.dob,
  call: ({ dob = DEFAULT_BIRTH_DATE }, today) => (possibleAge(dob, today) === null ? null : { dob }),
};
