export { type ConsultationForm, type ConsultationFormInput, consultationForm } from './schema.ts';
