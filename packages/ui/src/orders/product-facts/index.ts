export { type ProductWithFacts, productFacts } from './product-facts.ts';
