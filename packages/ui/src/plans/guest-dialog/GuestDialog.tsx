import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import { Link } from '../../primitives/link/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { ContactForm } from '../contact-form/ContactForm.tsx';
import { type ContactDetails, useContactForm } from '../contact-form/use-contact-form.ts';
import { guestDialogMessages } from './messages.ts';

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
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'GuestDialog'>;
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
  messages,
  ...rest
}: GuestDialogProps) {
  const form = useContactForm(undefined, { autosave });
  const texts = useMessages('GuestDialog', guestDialogMessages, messages);

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
      title={texts.invitation}
      description={texts.reason}
    >
      <ContactForm form={form} submitLabel={texts.submit} onSubmit={send} />
      <p className="nu:mt-3 nu:text-center nu:text-muted">
        {texts.hasAccount}{' '}
        <Link
          href={loginHref}
          className="nu:inline-flex nu:min-h-11 nu:items-center nu:font-semibold nu:text-brand nu:underline nu:underline-offset-4"
        >
          {texts.login}
        </Link>
      </p>
    </Dialog>
  );
}
