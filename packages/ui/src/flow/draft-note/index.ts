export { DraftNote, type DraftStorage } from './DraftNote.tsx';
