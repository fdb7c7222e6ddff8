export { BUSINESS_FIELDS } from './business-fields.ts';
export { INCOME_BRACKETS } from './income-brackets.ts';
export { type Option, optionLabel } from './option.ts';
export { PROFESSIONS } from './professions.ts';
export { RELATIONSHIPS } from './relationships.ts';
