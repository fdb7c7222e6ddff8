export { PayDeadline, type PayDeadlineProps } from './PayDeadline.tsx';
