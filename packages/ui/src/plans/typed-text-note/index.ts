export { OtherLineHint, type OtherLineHintProps } from './OtherLineHint.tsx';
export { TypedTextNote, type TypedTextNoteProps } from './TypedTextNote.tsx';
