export { type FoundAccount, RecoveryForm, type RecoveryFormProps } from './RecoveryForm.tsx';
