import { todayInJakarta } from '@naungan/domain/dates';
import { type BirthSearch, birthSearch } from '@naungan/domain/lines';

/** What lines sold to a person are asked for. A plan is the same for everybody: without a possible age it is read for any. */
export function birthQuery(search: BirthSearch): { dob?: string } {
  const dob = birthSearch.call(search, todayInJakarta(new Date()))?.dob;
  return dob ? { dob } : {};
}
