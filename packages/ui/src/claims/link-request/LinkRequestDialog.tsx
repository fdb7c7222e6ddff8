import { zodResolver } from '@hookform/resolvers/zod';
import { type HeirLinkForm, heirLinkForm } from '@naungan/domain/claim/form';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { applyApiProblem, messageAt, summaryErrors } from '../../account/form-errors/form-errors.ts';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/BreakableText.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { linkRequestMessages } from './messages.ts';

/** Mails the link of an heir's claim if claim number and e-mail match; resolves also if they do not match. */
export type RequestLink = (form: HeirLinkForm) => Promise<unknown>;

export type LinkRequestDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  requestLink: RequestLink;
};

type Input = z.input<typeof heirLinkForm>;

const FIELD_NAMES = ['claimNumber', 'email'] as const;

/** A dialog in which an heir requests the link of a claim again. The response does not reveal whether the claim exists. */
export function LinkRequestDialog({ open, onOpenChange, requestLink }: LinkRequestDialogProps) {
  const texts = useMessages('LinkRequest', linkRequestMessages);
  const formId = useId();
  const [sentToEmail, setSentToEmail] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Input, unknown, HeirLinkForm>({
    resolver: zodResolver(heirLinkForm),
    // The error summary takes the focus instead of the first invalid field.
    shouldFocusError: false,
    defaultValues: { claimNumber: '', email: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const fieldId = (name: (typeof FIELD_NAMES)[number]) => `${formId}-${name}`;

  async function send(values: HeirLinkForm) {
    setFailure(null);
    try {
      await requestLink(values);
      setSentToEmail(values.email);
    } catch (thrown) {
      setFailure(applyApiProblem(form, readApiProblem(thrown, texts.failed), FIELD_NAMES));
    }
  }

  function handleOpenChange(isOpen: boolean) {
    if (!isOpen && sentToEmail !== null) {
      setSentToEmail(null);
      form.reset();
    }
    onOpenChange(isOpen);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={texts.title}
      description={sentToEmail === null ? texts.text : undefined}
      footer={
        // The keys make React create a new button. Without them React would turn the clicked button into the
        // submit button, and the click on 'Oke' would submit the form.
        sentToEmail === null ? (
          <Button
            key="send"
            type="submit"
            form={formId}
            className="nu:w-full nu:@tablet:w-auto"
            pending={isSubmitting}
          >
            {texts.send}
          </Button>
        ) : (
          <Button key="close" className="nu:w-full nu:@tablet:w-auto" onClick={() => handleOpenChange(false)}>
            {texts.close}
          </Button>
        )
      }
    >
      {sentToEmail === null ? (
        <form
          id={formId}
          method="dialog"
          noValidate
          onSubmit={(event) => {
            // The form around the button that opened the dialog would also receive this event, because React
            // events bubble through portals.
            event.stopPropagation();
            void form.handleSubmit(send)(event);
          }}
          className="nu:grid nu:gap-4"
        >
          <ErrorSummary errors={summaryErrors(errors, FIELD_NAMES, fieldId)} attempt={submitCount} />
          {failure && <Alert tone="danger">{failure}</Alert>}
          <TextField
            {...form.register('claimNumber')}
            id={fieldId('claimNumber')}
            label={texts.number}
            hint={texts.example}
            error={messageAt(errors, 'claimNumber')}
            className="nu:[&_input]:uppercase"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            requirement="required"
          />
          <TextField
            {...form.register('email')}
            id={fieldId('email')}
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck={false}
            error={messageAt(errors, 'email')}
            requirement="required"
          />
        </form>
      ) : (
        <Alert tone="info" title={texts.sentTitle}>
          {texts.sent} <BreakableText text={sentToEmail} />
          {texts.sentHint}
        </Alert>
      )}
    </Dialog>
  );
}
