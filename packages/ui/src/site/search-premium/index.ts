export { type ExamplePrice, SearchPremium, type SearchPremiumProps } from './SearchPremium.tsx';
