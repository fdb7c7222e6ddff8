import { type ConsultationForm, consultationForm } from '@naungan/domain/consultation/form';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { ContactForm } from '../../plans/contact-form/ContactForm.tsx';
import { ContactSent } from '../../plans/contact-form/ContactSent.tsx';
import { type ContactPrefill, useContactForm } from '../../plans/contact-form/use-contact-form.ts';
import { ConfirmDialog, useQuestion } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';

export type ConsultationDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The setting `welcomeTextConsultan`. */
  welcomeText?: string | undefined;
  /** The setting `confirmationText`: shown when the answer says nothing. */
  confirmationText?: string | undefined;
  /** Of the member, as stored; the phone is shown without its first 2 characters [1 §6]. Read once, at the first render. */
  prefill?: ContactPrefill | undefined;
  /** Keeps what is typed through a refresh. */
  autosave?: FormAutosave | undefined;
  /**
   * Sends the request: phone as '62…', e-mail in lower case. Resolves to the text to show, or to nothing. Rejects
   * with an `ActionError`; then the form stays and a toast says so.
   */
  onSubmit: (request: ConsultationForm) => Promise<string | undefined>;
};

const WELCOME =
  'Ada yang ingin Anda tanyakan? Tinggalkan kontak dan pesan Anda, konsultan kami akan menghubungi Anda.';
const CONFIRMATION = 'Terima kasih. Konsultan kami akan segera menghubungi Anda.';

/** Asks a consultant to call back [1 §2.9, §4, §5.2]. Needs a `Toaster` on the page. */
export function ConsultationDialog({
  open,
  onOpenChange,
  welcomeText = WELCOME,
  confirmationText = CONFIRMATION,
  prefill,
  autosave,
  onSubmit,
}: ConsultationDialogProps) {
  const form = useContactForm(prefill, { rules: consultationForm, autosave });
  const question = useQuestion();
  const [confirmation, setConfirmation] = useState<string | null>(null);

  async function send(request: ConsultationForm) {
    if (!(await question.ask())) return;
    const text = await onSubmit(request);
    setConfirmation(text || confirmationText);
    form.resetField('message');
    autosave?.discard();
  }

  function handleOpenChange(next: boolean) {
    if (!next) setConfirmation(null);
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={confirmation === null ? 'Konsultasi' : ALERT_TITLES.success}
    >
      {confirmation === null ? (
        <>
          <p className="nu:mb-4 nu:whitespace-pre-line nu:text-muted">{welcomeText}</p>
          <ContactForm form={form} message="required" submitLabel="Kirim pesan" onSubmit={send} />
          <ConfirmDialog
            {...question.props}
            title="Kirim pesan?"
            description={MESSAGES.consultation.confirm}
          />
        </>
      ) : (
        <ContactSent text={confirmation} onClose={() => handleOpenChange(false)} />
      )}
    </Dialog>
  );
}
