export { SearchPremium, type SearchPremiumProps, type SearchPrice } from './SearchPremium.tsx';
