import { insuredAddress } from '../order-pages/insured-address.ts';
import { PersonCoverage, type PersonRecord } from './PersonCoverage.tsx';

/** Orders and policies for a person. */
export const PERSON_RECORD = {
  Coverage: PersonCoverage,
  deliveryAddress: (record: PersonRecord) => insuredAddress(record).join(', '),
};
