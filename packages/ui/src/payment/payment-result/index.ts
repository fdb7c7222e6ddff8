export type { PaymentOutcome } from './PaymentResult.tsx';
export { PaymentResultPage, type PaymentResultPageProps } from './PaymentResultPage.tsx';
