export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export { ContactSent } from './ContactSent.tsx';
export {
  type ContactDetails,
  type ContactPrefill,
  consultantForm,
  useContactForm,
} from './use-contact-form.ts';
