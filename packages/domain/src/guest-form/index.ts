export { consultantContact, type GuestForm, type GuestFormInput, guestForm } from './schema.ts';
