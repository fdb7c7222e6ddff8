import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { phoneField } from '../form-field/phone-field.ts';
import { emailField, nameField } from '../form-field/text-field.ts';

/** The contact details that a visitor sends to see all plans [1 §5.1]. */
export const guestForm = z.object(
  {
    fullName: nameField('Nama lengkap wajib di isi'),
    phoneNumber: phoneField('guest'),
    email: emailField('Email wajib di isi', 'Email tidak valid'),
  },
  { error: WRONG_SHAPE_MESSAGE },
);

export type GuestForm = z.output<typeof guestForm>;
export type GuestFormInput = z.input<typeof guestForm>;
