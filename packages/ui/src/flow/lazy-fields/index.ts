export { lazyFields } from './lazy-fields.tsx';
