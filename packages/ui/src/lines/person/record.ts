import { insuredAddress } from './person-coverage/insured-address.ts';
import { PersonCoverage, type PersonRecord } from './person-coverage/PersonCoverage.tsx';

/** Orders and policies for a person. */
export const PERSON_RECORD = {
  Coverage: PersonCoverage,
  deliveryAddress: (record: PersonRecord) => insuredAddress(record).join(', '),
};
