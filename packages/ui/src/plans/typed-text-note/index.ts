export { TypedTextNote, type TypedTextNoteProps } from './TypedTextNote.tsx';
