export { type AgeBand, monthlyShare, oneYearPrice, premiumForAge, termPrice } from './premium.ts';
export { type PriceScale, priceScale } from './price-scale.ts';
