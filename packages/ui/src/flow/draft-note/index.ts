export type { AccountDraftState, DraftStorage } from './DraftNote.tsx';
