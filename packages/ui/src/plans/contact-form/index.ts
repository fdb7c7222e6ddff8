export { ContactForm, type ContactFormProps } from './ContactForm.tsx';
export { ContactSent } from './ContactSent.tsx';
export { type ContactDetails, type ContactPrefill, useContactForm } from './use-contact-form.ts';
