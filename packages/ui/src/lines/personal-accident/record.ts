import { PERSON_RECORD } from '../insured-person/record.ts';
import { PersonalAccidentPersons } from './PersonalAccidentPersons.tsx';

export const PERSONAL_ACCIDENT_RECORD = { ...PERSON_RECORD, Persons: PersonalAccidentPersons };
