import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { ContactForm } from '../contact-form/ContactForm.tsx';
import { ContactSent } from '../contact-form/ContactSent.tsx';
import type { ContactDetails, ContactPrefill } from '../contact-form/use-contact-form.ts';
import { consultantDialogMessages } from './messages.ts';
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
    /** Default: the text `welcome` of the messages. */
    welcomeText?: string | undefined;
    /** Default: the text `confirmation` of the messages. */
    confirmationText?: string | undefined;
    /** Stores the input, so that it survives a reload. */
    autosave?: FormAutosave | undefined;
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'ConsultantDialog'> | undefined;
  },
  'div'
>;

/** A dialog with a form that requests a call about an offline product [2 §2]. */
export function ConsultantDialog({
  open,
  onOpenChange,
  productName,
  onSubmit,
  prefill,
  welcomeText,
  confirmationText,
  autosave,
  messages,
  ...rest
}: ConsultantDialogProps) {
  const texts = useMessages('ConsultantDialog', consultantDialogMessages, messages);
  const { form, confirmation, send } = useConsultantRequest({
    open,
    productName,
    onSubmit,
    prefill,
    confirmationText: confirmationText ?? texts.confirmation,
    texts,
    autosave,
  });

  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={confirmation ? texts.sentTitle : texts.title}
    >
      {confirmation === null ? (
        <>
          <p className="nu:font-bold">{productName}</p>
          <p className="nu:mb-4 nu:text-muted">{welcomeText ?? texts.welcome}</p>
          <ContactForm form={form} message="optional" submitLabel={texts.submit} onSubmit={send} />
        </>
      ) : (
        <ContactSent text={confirmation} onClose={() => onOpenChange(false)} />
      )}
    </Dialog>
  );
}
