export {
  ACCOUNT_NUMBER_HINT,
  ACCOUNT_NUMBER_PATTERN,
  checkAccountNumber,
  normalizeAccountNumber,
} from './account-number.ts';
