export { type AgeBand, premiumForAge, yearlyPremium } from './premium.ts';
export { type PriceScale, priceScale } from './price-scale.ts';
