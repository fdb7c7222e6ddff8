export type { AlreadySent } from './sent-notice.ts';
