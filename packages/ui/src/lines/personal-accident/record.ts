import { PERSON_RECORD } from '../insured-person/record.ts';
import { PersonalAccidentCoverage } from './PersonalAccidentCoverage.tsx';

export const PERSONAL_ACCIDENT_RECORD = { ...PERSON_RECORD, Coverage: PersonalAccidentCoverage };
