export { accountError } from './account-error.ts';
export { type ActionError, actionError } from './action-error.ts';
export { applyActionError, messageAt, summaryErrors } from './form-errors.ts';
