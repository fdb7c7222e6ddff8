export { formatPhone } from './format.ts';
export {
  COUNTRY_CODE,
  checkPhone,
  fromWirePhone,
  nationalNumber,
  removePhonePrefix,
  toWirePhone,
} from './number.ts';
export { PHONE_DIGITS, PHONE_RULES, type PhoneForm, type PhoneRule } from './rules.ts';
