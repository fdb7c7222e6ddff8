export {
  ACCOUNT_NUMBER,
  ACCOUNT_NUMBER_HINT,
  checkAccountNumber,
  normalizeAccountNumber,
} from './account-number.ts';
