export { type FormAutosave, useFormAutosave } from './use-form-autosave.ts';
