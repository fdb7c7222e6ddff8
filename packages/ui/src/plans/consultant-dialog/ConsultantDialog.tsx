import { DIALOG_TITLES } from '@naungan/domain/messages';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { ContactForm } from '../contact-form/ContactForm.tsx';
import { ContactSent } from '../contact-form/ContactSent.tsx';
import type { ContactDetails, ContactPrefill } from '../contact-form/use-contact-form.ts';
import { useConsultantRequest } from './use-consultant-request.ts';

export type ConsultantDialogProps = WithHostProps<
  {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    productName: string;
    /** Sends the request. Resolves to the server's confirmation, which replaces `confirmationText`, or to nothing. */
    onSubmit: (request: ContactDetails) => Promise<string | undefined>;
    /**
     * Contact data of the member. The phone number is shown without its first 2 characters, the country code
     * [1 §6].
     */
    prefill?: ContactPrefill | undefined;
    welcomeText?: string | undefined;
    confirmationText?: string | undefined;
    /** Stores the input, so that it survives a reload. */
    autosave?: FormAutosave | undefined;
  },
  'div'
>;

const DEFAULT_WELCOME =
  'Produk ini dibeli lewat konsultan. Tinggalkan kontak Anda, konsultan kami akan menghubungi Anda.';
const DEFAULT_CONFIRMATION = 'Terima kasih. Konsultan kami akan segera menghubungi Anda.';

/** A dialog with a form that requests a call about an offline product [2 §2]. */
export function ConsultantDialog({
  open,
  onOpenChange,
  productName,
  onSubmit,
  prefill,
  welcomeText = DEFAULT_WELCOME,
  confirmationText = DEFAULT_CONFIRMATION,
  autosave,
  ...rest
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
      {...rest}
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
