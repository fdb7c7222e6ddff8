export { type PaymentOutcome, PaymentResult, type PaymentResultProps } from './PaymentResult.tsx';
export { PaymentResultPage, type PaymentResultPageProps } from './PaymentResultPage.tsx';
