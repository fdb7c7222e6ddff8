import { type ConsultationForm, consultationForm } from '@naungan/domain/consultation/form';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { ContactForm } from '../../plans/contact-form/ContactForm.tsx';
import { ContactSent } from '../../plans/contact-form/ContactSent.tsx';
import { type ContactPrefill, useContactForm } from '../../plans/contact-form/use-contact-form.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { useConfirmation } from '../../primitives/confirm-dialog/use-confirmation.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type ConsultationDialogProps = WithHostProps<
  {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** The text above the form, from the site's setting `welcomeTextConsultan`. */
    welcomeText?: string | undefined;
    /**
     * The text after sending, from the site's setting `confirmationText`. It is shown if the response contains no
     * message.
     */
    confirmationText?: string | undefined;
    /**
     * Stored contact data of the member; the phone is shown without its first 2 characters [1 §6]. Read at the
     * first render.
     */
    prefill?: ContactPrefill | undefined;
    /** Initial message, for example with the text of a search that found nothing. Read at the first render. */
    message?: string | undefined;
    /** Stores the input, so that it survives a reload. */
    autosave?: FormAutosave | undefined;
    /**
     * Sends the request: phone as '62…', e-mail in lower case. Resolves to the message to show, or nothing. If the
     * promise rejects with an `ApiProblem`, the form stays open and a toast shows the message.
     */
    onSubmit: (request: ConsultationForm) => Promise<string | undefined>;
  },
  'div'
>;

const DEFAULT_WELCOME =
  'Ada yang ingin Anda tanyakan? Tinggalkan kontak dan pesan Anda, konsultan kami akan menghubungi Anda.';
const DEFAULT_CONFIRMATION = 'Terima kasih. Konsultan kami akan segera menghubungi Anda.';

/** A form to request a call from a consultant [1 §2.9, §4, §5.2]. Needs a `Toaster` on the page. */
export function ConsultationDialog({
  open,
  onOpenChange,
  welcomeText = DEFAULT_WELCOME,
  confirmationText = DEFAULT_CONFIRMATION,
  prefill,
  message,
  autosave,
  onSubmit,
  ...rest
}: ConsultationDialogProps) {
  const form = useContactForm(prefill, { schema: consultationForm, autosave, message });
  const sendConfirmation = useConfirmation();
  const [successText, setSuccessText] = useState<string | null>(null);

  async function send(request: ConsultationForm) {
    if (!(await sendConfirmation.confirm())) return;
    const text = await onSubmit(request);
    setSuccessText(text || confirmationText);
    form.resetField('message', { defaultValue: '' });
    autosave?.discard();
  }

  function handleOpenChange(isOpen: boolean) {
    if (!isOpen) setSuccessText(null);
    onOpenChange(isOpen);
  }

  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={handleOpenChange}
      title={successText === null ? 'Konsultasi' : ALERT_TITLES.success}
    >
      {successText === null ? (
        <>
          <p className="nu:mb-4 nu:whitespace-pre-line nu:text-muted">{welcomeText}</p>
          <ContactForm form={form} message="required" submitLabel="Kirim pesan" onSubmit={send} />
          <ConfirmDialog
            {...sendConfirmation.props}
            title="Kirim pesan?"
            description={MESSAGES.consultation.confirm}
          />
        </>
      ) : (
        <ContactSent text={successText} onClose={() => handleOpenChange(false)} />
      )}
    </Dialog>
  );
}
