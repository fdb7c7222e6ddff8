export { type Load, type LoadControls, useLoad } from './use-load.ts';
