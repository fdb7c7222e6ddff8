import { LIMITS } from '@naungan/domain/text';
import { useId, useRef } from 'react';
import { applyApiProblem, messageAt, summaryErrors } from '../../account/form-errors/form-errors.ts';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PhoneField } from '../../primitives/phone-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { dismissToast, toast } from '../../primitives/toast/index.ts';
import { contactFormMessages } from './messages.ts';
import { CONTACT_PATHS, type ContactDetails, type useContactForm } from './use-contact-form.ts';

export type ContactFormProps = {
  form: ReturnType<typeof useContactForm>;
  /** Whether the message is optional or required; without this property the form has no field for a message. */
  message?: 'optional' | 'required';
  submitLabel: string;
  /** Sends the form. If the promise rejects with an `ApiProblem`, the input stays. */
  onSubmit: (details: ContactDetails) => Promise<unknown>;
};

/**
 * The form of the contact dialogs, with name, phone, e-mail and message. A failure is shown as a toast [Q22], so the
 * page needs a `Toaster`.
 */
export function ContactForm({ form, message, submitLabel, onSubmit }: ContactFormProps) {
  const texts = useMessages('ContactForm', contactFormMessages);
  const formId = useId();
  const { errors, isSubmitting, submitCount } = form.formState;

  const failureToast = useRef<number>(undefined);

  async function send(details: ContactDetails) {
    if (failureToast.current) dismissToast(failureToast.current);
    try {
      await onSubmit(details);
    } catch (thrown) {
      const failure = applyApiProblem(form, readApiProblem(thrown), CONTACT_PATHS);
      if (failure) failureToast.current = toast({ tone: 'danger', message: failure });
    }
  }

  const fieldProps = (path: (typeof CONTACT_PATHS)[number]) => ({
    ...form.register(path),
    id: `${formId}-${path}`,
    error: messageAt(errors, path),
  });

  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="nu:grid nu:gap-4">
      <ErrorSummary
        errors={summaryErrors(errors, CONTACT_PATHS, (path) => `${formId}-${path}`)}
        attempt={submitCount}
      />
      <TextField
        {...fieldProps('fullName')}
        label={texts.fullName}
        requirement="required"
        autoComplete="name"
      />
      <PhoneField
        {...fieldProps('phoneNumber')}
        label={texts.phoneNumber}
        requirement="required"
        placeholder="812 3456 7890"
      />
      <TextField
        {...fieldProps('email')}
        label={texts.email}
        requirement="required"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {message && (
        <TextArea
          {...fieldProps('message')}
          label={texts.message}
          requirement={message}
          rows={3}
          maxLength={LIMITS.message}
        />
      )}
      <Button type="submit" pending={isSubmitting} className="nu:mt-1">
        {submitLabel}
      </Button>
    </form>
  );
}
