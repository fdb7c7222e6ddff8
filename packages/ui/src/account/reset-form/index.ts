export { type NewPassword, ResetForm, type ResetFormProps } from './ResetForm.tsx';
