export { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx';
export { OrderPage, type OrderPageProps } from './OrderPage.tsx';
export { OrderWaiting } from './OrderWaiting.tsx';
