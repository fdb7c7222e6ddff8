import { insuredAddress } from '../order-pages/insured-address.ts';
import { PersonCoverage, type PersonRecord } from './PersonCoverage.tsx';

/** Content of orders and policies for a person. */
export const PERSON_RECORD = {
  Coverage: PersonCoverage,
  deliveryAddress: (record: PersonRecord) => insuredAddress(record).join(', '),
};
