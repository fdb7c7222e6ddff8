export { type AgeBand, premiumForAge, yearlyPremium } from './premium.ts';
