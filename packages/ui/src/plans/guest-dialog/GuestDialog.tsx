import { MESSAGES } from '@naungan/domain/messages';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useTexts } from '../../primitives/host/index.ts';
import { Link } from '../../primitives/link/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { ContactForm } from '../contact-form/ContactForm.tsx';
import { type ContactDetails, useContactForm } from '../contact-form/use-contact-form.ts';

/** The contact details of a guest; `phoneNumber` begins with '62'. */
export type GuestDetails = Pick<ContactDetails, 'fullName' | 'phoneNumber' | 'email'>;

export type GuestDialogProps = WithHostProps<
  {
    open: boolean;
    onOpenChange: (open: boolean) => void;
    /** URL of the login, which returns to this page [1 §2.9]. */
    loginHref: string;
    /** Sends the details; the dialog closes when the promise resolves. */
    onSubmit: (details: GuestDetails) => Promise<unknown>;
    /** Stores the input, so that it survives a reload. */
    autosave?: FormAutosave | undefined;
  },
  'div'
>;

/** A dialog that asks a visitor for contact details, to show all plans; it has a link to the login [1 §2.9]. */
export function GuestDialog({
  open,
  onOpenChange,
  loginHref,
  onSubmit,
  autosave,
  ...rest
}: GuestDialogProps) {
  const form = useContactForm(undefined, { autosave });

  const texts = useTexts();

  async function send({ fullName, phoneNumber, email }: ContactDetails) {
    await onSubmit({ fullName, phoneNumber, email });
    autosave?.discard();
    onOpenChange(false);
  }

  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={texts.guestInvitation ?? MESSAGES.guest.invitation}
      description={
        texts.guestReason ?? 'Tinggalkan nama dan kontak Anda untuk melihat semua produk dan preminya.'
      }
    >
      <ContactForm form={form} submitLabel="Lihat semua produk" onSubmit={send} />
      <p className="nu:mt-3 nu:text-center nu:text-muted">
        Sudah punya akun?{' '}
        <Link
          href={loginHref}
          className="nu:inline-flex nu:min-h-11 nu:items-center nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4"
        >
          Masuk
        </Link>
      </p>
    </Dialog>
  );
}
