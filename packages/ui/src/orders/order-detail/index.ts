export { OrderPage, type OrderPageProps } from './OrderPage.tsx';
export { OrderSkeleton } from './OrderSkeleton.tsx';
