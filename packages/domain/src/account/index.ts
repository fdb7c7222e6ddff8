export { maskedName } from './masked-name.ts';
export { LOGIN_REQUIRED_MESSAGE, PASSWORD_MISMATCH_MESSAGE, RESET_MISMATCH_MESSAGE } from './messages.ts';
