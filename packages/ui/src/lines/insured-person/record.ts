import { insuredAddress } from '../order-pages/insured-address.ts';
import { InsuredPerson, PersonCoverage, type PersonRecord } from './PersonCoverage.tsx';

/** Content of orders and policies for a person. */
export const PERSON_RECORD = {
  Persons: InsuredPerson,
  Coverage: PersonCoverage,
  deliveryAddress: (record: PersonRecord) => insuredAddress(record).join(', '),
};
