import { possibleAge } from '../../dates/calendar.ts';
import { DEFAULT_BIRTH_DATE, type IsoDate, isIsoDate } from '../../dates/iso-date.ts';
import type { OrderSearch } from '../order-search.ts';
import type { SearchCodec } from '../search.ts';

/** The search for plans that insure a person: the birth date, absent if the visitor did not enter one. */
export type BirthSearch = { dob?: IsoDate };

/**
 * The search codec of lines that insure a person. Without a birth date the list shows plans for the default birth
 * date [2 §9]. URLs never contain the default; otherwise the order form would contain a birth date that the visitor
 * did not enter.
 */
export const birthSearch: SearchCodec<BirthSearch> = {
  isPersonal: true,
  read: (urlQuery) => {
    const dob = urlQuery.get('dob');
    return isIsoDate(dob) ? { dob } : {};
  },
  write: ({ dob }) => (dob ? [['dob', dob]] : []),
  isSame: (first, second) => first.dob === second.dob,
  apiQuery: ({ dob = DEFAULT_BIRTH_DATE }, today) => (possibleAge(dob, today) === null ? null : { dob }),
};

/** Returns the search that matches an order for a person. */
export const searchOfPerson = ({ birthDate }: { birthDate: string }): OrderSearch => ({ dob: birthDate });
