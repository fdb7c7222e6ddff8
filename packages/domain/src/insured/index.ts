export { type AgeLimits, checkBirthDate } from './birth-date.ts';
export { EMPTY_INSURED, insuredFromProfile } from './from-profile.ts';
export {
  AGE_MESSAGE,
  BIRTH_DATE_MESSAGE,
  INSURED_LABELS,
  type InsuredField,
  insuredRequiredMessage,
} from './messages.ts';
