export { revisionDraft } from '../revision-draft.ts';
export type { OrderDraft } from '../slices.ts';
export type { FlatOrderDraft } from './flat-draft.ts';
export {
  readSavedOrder,
  readSavedRevision,
  type SavedOrderDraft,
  type SavedRevisionDraft,
} from './saved-draft.ts';
