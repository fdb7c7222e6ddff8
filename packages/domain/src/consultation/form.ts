import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { phoneField } from '../form-field/phone-field.ts';
import { emailField, nameField, textField } from '../form-field/text-field.ts';
import { LIMITS } from '../text/limits.ts';
import { lengthOf, normalizeParagraphs } from '../text/normalize.ts';

/** Minimum number of characters. */
const MIN_MESSAGE_LENGTH = 10;

/** A visitor's request for a consultation [1 §5.2]. */
export const consultationForm = z.object(
  {
    fullName: nameField('Nama lengkap wajib di isi'),
    phoneNumber: phoneField('consultation'),
    email: emailField('Email wajib di isi', 'Format email tidak valid'),
    message: textField({
      required: 'Harap tinggalkan pesan',
      max: LIMITS.message,
      check: (text) => (lengthOf(text) < MIN_MESSAGE_LENGTH ? 'Pesan Anda terlalu singkat' : null),
      normalize: normalizeParagraphs,
    }),
  },
  { error: WRONG_SHAPE_MESSAGE },
);

export type ConsultationForm = z.output<typeof consultationForm>;
export type ConsultationFormInput = z.input<typeof consultationForm>;
