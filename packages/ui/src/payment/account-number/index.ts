export { AccountNumber, type AccountNumberProps } from './AccountNumber.tsx';
export { groupDigits } from './group-digits.ts';
