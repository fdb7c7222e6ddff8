export { LINKS_EVERY_MS, usePolling } from './use-polling.ts';
