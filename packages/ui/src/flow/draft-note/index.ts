export { type DraftKeeping, DraftNote } from './DraftNote.tsx';
