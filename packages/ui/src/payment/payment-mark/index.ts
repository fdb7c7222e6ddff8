export { PaymentMark, type PaymentMarkProps } from './PaymentMark.tsx';
