export { type DraftAccount, DraftNote, type DraftStorage } from './DraftNote.tsx';
