import { DIALOG_TITLES } from '@naungan/domain/messages';
import { CircleCheck } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import {
  type ContactDetails,
  ContactForm,
  type ContactPrefill,
  useContactForm,
} from '../contact-form/index.ts';

export type ConsultantDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  productName: string;
  /** A resolved text is shown instead of `confirmationText`. */
  onSubmit: (request: ContactDetails) => Promise<string | undefined>;
  /** Of the member; the phone is shown without its first 2 characters [1 §6]. */
  prefill?: ContactPrefill | undefined;
  welcomeText?: string | undefined;
  confirmationText?: string | undefined;
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
}: ConsultantDialogProps) {
  const form = useContactForm(prefill);
  const [confirmation, setConfirmation] = useState<string | null>(null);

  async function send(request: ContactDetails) {
    const text = await onSubmit(request);
    setConfirmation(text || confirmationText);
    form.resetField('message');
  }

  function handleOpenChange(next: boolean) {
    if (!next) setConfirmation(null);
    onOpenChange(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={confirmation ? DIALOG_TITLES.success : 'Hubungi konsultan'}
    >
      {confirmation === null ? (
        <>
          <p className="font-bold">{productName}</p>
          <p className="mb-4 text-muted">{welcomeText}</p>
          <ContactForm form={form} withMessage submitLabel="Kirim permintaan" onSubmit={send} />
        </>
      ) : (
        <Confirmed text={confirmation} onClose={() => handleOpenChange(false)} />
      )}
    </Dialog>
  );
}

/** Takes the focus from the button that is gone, and its text with it. */
function Confirmed({ text, onClose }: { text: string; onClose: () => void }) {
  const textId = useId();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <div className="flex flex-col items-center py-3 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-ok-tint text-ok">
        <CircleCheck aria-hidden="true" size={30} />
      </span>
      <p id={textId} className="mt-4">
        {text}
      </p>
      <Button ref={close} aria-describedby={textId} className="mt-6 w-full" onClick={onClose}>
        Tutup
      </Button>
    </div>
  );
}
