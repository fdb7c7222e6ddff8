export { Field, type FieldIds, FieldNotes, type FieldProps, type FieldTexts } from './Field.tsx';
export { InputFrame, type InputFrameProps, inputClass } from './InputFrame.tsx';
export { type FieldOnlyProps, splitField } from './split-field.ts';
