export { ProductTerms, type ProductTermsProps } from './ProductTerms.tsx';
