import { possibleAge } from '../../dates/calendar.ts';
import { DEFAULT_BIRTH_DATE, type IsoDate, isIsoDate } from '../../dates/iso-date.ts';
import type { OrderedSearch } from '../ordered-search.ts';
import type { SearchCodec } from '../search.ts';

/** Lines that insure a person are searched by the visitor's birth date, if it is known. */
export type BirthSearch = { dob?: IsoDate };

/**
 * Without a birth date the list shows plans for the default age [2 §9]. URLs never contain that age, because an order
 * would start with a birth date that the visitor did not enter.
 */
export const birthSearch: SearchCodec<BirthSearch> = {
  isPersonal: true,
  read: (address) => {
    const dob = address.get('dob');
    return isIsoDate(dob) ? { dob } : {};
  },
  write: ({ dob }) => (dob ? [['dob', dob]] : []),
  isSame: (one, other) => one.dob === other.dob,
  apiQuery: ({ dob = DEFAULT_BIRTH_DATE }, today) => (possibleAge(dob, today) === null ? null : { dob }),
};

/** The search that fits an order for a person. */
export const searchOfPerson = ({ birthDate }: { birthDate: string }): OrderedSearch => ({ dob: birthDate });
