import { insuredAddress } from '../order-pages/insured-address.ts';
import { InsuredPerson, PersonCoverage, type PersonRecord } from './PersonCoverage.tsx';

/** The sections that the pages of orders and policies show for a line that insures a person. */
export const PERSON_RECORD = {
  Persons: InsuredPerson,
  Coverage: PersonCoverage,
  deliveryAddress: (record: PersonRecord) => insuredAddress(record).join(', '),
};
