export { usePolling } from './use-polling.ts';
