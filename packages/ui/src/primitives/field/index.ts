export {
  type ControlProps,
  Field,
  type FieldIds,
  type FieldProps,
  type FieldTexts,
  type Requirement,
} from './Field.tsx';
