export { type ActionError, readError } from './action-error.ts';
