export { type AgeBand, monthlyShare, premiumForAge, termPrice, yearlyPremium } from './premium.ts';
export { type PriceScale, priceScale } from './price-scale.ts';
