import { lazyPart } from '../lazy-part.ts';

/** The search form of lines that insure a person by age. */
export const BIRTH_DATE_FORM = lazyPart(() =>
  import('./BirthDateForm.tsx').then((module) => module.BirthDateForm),
);
