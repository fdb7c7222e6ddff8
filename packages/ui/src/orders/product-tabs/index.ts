export { ProductTabs, type ProductTabsProps } from './ProductTabs.tsx';
