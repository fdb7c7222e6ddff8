export { type FormKeeper, useKeptForm } from './use-kept-form.ts';
