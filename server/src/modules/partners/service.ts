export { reportSale } from './delivery.ts';
