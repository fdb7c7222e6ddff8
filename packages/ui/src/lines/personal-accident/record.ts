import { PERSON_RECORD } from '../person/record.ts';
import { PersonalAccidentCoverage } from './PersonalAccidentCoverage.tsx';

export const PERSONAL_ACCIDENT_RECORD = { ...PERSON_RECORD, Coverage: PersonalAccidentCoverage };
