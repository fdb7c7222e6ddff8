export { lineOrder } from './line-orders.ts';
export { lineProduct, lineSearch } from './lines.ts';
