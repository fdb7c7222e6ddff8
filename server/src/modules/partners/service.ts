export { reportSale } from './delivery.ts';
export { boundSecrets } from './repository.ts';
