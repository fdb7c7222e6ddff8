export { useWatch, type Watch } from './use-watch.ts';
