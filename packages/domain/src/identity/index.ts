export {
  identityDocuments,
  KTP_AGE,
  nameHint,
  type PersonToIdentify,
  possibleDocuments,
} from './documents.ts';
export { checkNpwp, checkRtRw, formatNpwp, formatRtRw } from './masks.ts';
export { checkIdentityNumber, normalizeIdentityNumber, parseCardNumber } from './number.ts';
export {
  CITIZEN_MESSAGE,
  CITIZENS,
  type Citizen,
  GENDER_MESSAGE,
  GENDERS,
  type Gender,
  IDENTITY_TYPE_MESSAGE,
  IDENTITY_TYPES,
  type IdentityType,
} from './options.ts';
