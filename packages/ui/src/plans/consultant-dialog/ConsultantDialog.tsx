import { DIALOG_TITLES } from '@naungan/domain/messages';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ContactForm } from '../contact-form/ContactForm.tsx';
import { ContactSent } from '../contact-form/ContactSent.tsx';
import type { ContactDetails, ContactPrefill } from '../contact-form/use-contact-form.ts';
import { useConsultantRequest } from './use-consultant-request.ts';

export type ConsultantDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  productName: string;
  /** A resolved text is shown instead of `confirmationText`; in a toast when the dialog was closed meanwhile. */
  onSubmit: (request: ContactDetails) => Promise<string | undefined>;
  /** Of the member; the phone is shown without its first 2 characters [1 §6]. */
  prefill?: ContactPrefill | undefined;
  welcomeText?: string | undefined;
  confirmationText?: string | undefined;
  /** Keeps what is typed through a refresh. */
  autosave?: FormAutosave | undefined;
};

const WELCOME =
  'Produk ini dibeli lewat konsultan. Tinggalkan kontak Anda, konsultan kami akan menghubungi Anda.';
const CONFIRMATION = 'Terima kasih. Konsultan kami akan segera menghubungi Anda.';

/** Asks a consultant to call about a product that is sold offline [2 §2]. */
export function ConsultantDialog({
  open,
  onOpenChange,
  productName,
  onSubmit,
  prefill,
  welcomeText = WELCOME,
  confirmationText = CONFIRMATION,
  autosave,
}: ConsultantDialogProps) {
  const { form, confirmation, send } = useConsultantRequest({
    open,
    productName,
    onSubmit,
    prefill,
    confirmationText,
    autosave,
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={confirmation ? DIALOG_TITLES.success : 'Hubungi konsultan'}
    >
      {confirmation === null ? (
        <>
          <p className="nu:font-bold">{productName}</p>
          <p className="nu:mb-4 nu:text-muted">{welcomeText}</p>
          <ContactForm form={form} message="optional" submitLabel="Kirim permintaan" onSubmit={send} />
        </>
      ) : (
        <ContactSent text={confirmation} onClose={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}
