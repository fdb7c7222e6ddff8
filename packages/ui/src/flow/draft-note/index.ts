export { type AccountDraftState, DraftNote, type DraftStorage } from './DraftNote.tsx';
