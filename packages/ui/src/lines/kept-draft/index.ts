export { lineOrder } from '../line-orders.ts';
export type { OrderDraft } from '../slices.ts';
export type { FormerOrderDraft, FormerRevisionDraft } from './former-draft.ts';
export { type KeptOrder, type KeptRevision, readKeptOrder, readKeptRevision } from './kept-draft.ts';
