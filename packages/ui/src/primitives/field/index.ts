export {
  type ControlProps,
  Field,
  type FieldIds,
  FieldNotes,
  type FieldProps,
  type FieldTexts,
  type Requirement,
} from './Field.tsx';
export { InputFrame, type InputFrameProps, inputClass } from './InputFrame.tsx';
export { type FieldOnlyProps, splitField } from './split-field.ts';
