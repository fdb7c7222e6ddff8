import { zodResolver } from '@hookform/resolvers/zod';
import { textField } from '@naungan/domain/form-field';
import { guestForm } from '@naungan/domain/guest/form';
import { fromWirePhone } from '@naungan/domain/phone';
import { LIMITS, normalizeParagraphs } from '@naungan/domain/text';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type FormAutosave, useFormAutosave } from '../../account/form-autosave/use-form-autosave.ts';

const message = textField({ max: LIMITS.message, normalize: normalizeParagraphs });

/**
 * Schema of two forms: the guest form [1 §5.1], whose message is empty, and the request about an offline product [2 §7].
 */
const contactForm = guestForm.extend({ message });

export type ContactInput = z.input<typeof contactForm>;
/** Contact data in the API's format: the phone as '62…', the e-mail in lower case. */
export type ContactDetails = z.output<typeof contactForm>;

/** Known contact data of the visitor; the phone number begins with '62'. */
export type ContactPrefill = { fullName: string; phoneNumber: string; email: string };

export const CONTACT_PATHS = ['fullName', 'phoneNumber', 'email', 'message'] as const;

type ContactFormOptions = {
  /** Default: `contactForm`, whose message is optional. */
  schema?: z.ZodType<ContactDetails, ContactInput>;
  autosave?: FormAutosave | undefined;
  /** Suggested message; a stored message replaces it. */
  message?: string | undefined;
};

/**
 * Returns a contact form. Call this hook outside the dialog's content, so that the input is preserved while the
 * dialog is closed.
 */
export function useContactForm(
  prefill?: ContactPrefill,
  { schema = contactForm, autosave, message: initialMessage = '' }: ContactFormOptions = {},
) {
  const form = useForm<ContactInput, unknown, ContactDetails>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: {
      fullName: prefill?.fullName ?? '',
      phoneNumber: fromWirePhone(prefill?.phoneNumber ?? ''),
      email: prefill?.email ?? '',
      message: initialMessage,
    },
  });
  useFormAutosave(form, CONTACT_PATHS, autosave);
  return form;
}
