export { choiceField } from './choice-field.ts';
export { identityField, identityRule } from './identity-field.ts';
export {
  EVEN_WHEN_FIELDS_FAIL,
  requiredError,
  toRefinement,
  WRONG_SHAPE_MESSAGE,
  WRONG_TYPE_MESSAGE,
} from './issue.ts';
export { accountNumberField, npwpField, postalCodeField, rtRwField } from './number-field.ts';
export { phoneField } from './phone-field.ts';
export { type FieldProblem, fieldProblems } from './problems.ts';
export {
  emailField,
  INVALID_NAME_MESSAGE,
  nameField,
  optionalText,
  passwordField,
  type TextFieldOptions,
  textField,
} from './text-field.ts';
