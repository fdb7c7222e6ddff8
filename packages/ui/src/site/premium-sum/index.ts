export { PremiumSum, type PremiumSumProps, type SumTerm } from './PremiumSum.tsx';
