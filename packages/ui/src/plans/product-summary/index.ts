export { ProductSummaryButton, type ProductSummaryButtonProps } from './ProductSummaryButton.tsx';
