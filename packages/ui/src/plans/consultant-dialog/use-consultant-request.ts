import { MESSAGES } from '@naungan/domain/messages';
import { useEffect, useRef, useState } from 'react';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { actionError } from '../../account/form-errors/action-error.ts';
import { toast } from '../../primitives/toast/index.ts';
import {
  type ContactDetails,
  type ContactPrefill,
  useContactForm,
} from '../contact-form/use-contact-form.ts';

type Options = {
  open: boolean;
  productName: string;
  onSubmit: (request: ContactDetails) => Promise<string | undefined>;
  prefill: ContactPrefill | undefined;
  confirmationText: string;
  autosave: FormAutosave | undefined;
};

/**
 * The form, and the confirmation once it was sent. Whoever closes the dialog before the answer comes is told it in
 * a toast: the dialog may by then ask about another plan, with a text of its own.
 */
export function useConsultantRequest({
  open,
  productName,
  onSubmit,
  prefill,
  confirmationText,
  autosave,
}: Options) {
  const form = useContactForm(prefill, { autosave });
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const shown = useRef(false);
  const leave = useRef(() => {});

  useEffect(() => {
    if (!open) return;
    shown.current = true;
    return () => {
      shown.current = false;
      leave.current();
      setConfirmation(null);
    };
  }, [open, productName]);

  function forget() {
    form.resetField('message');
    autosave?.discard();
  }

  async function tellLater(answer: Promise<string | undefined>, message: string) {
    const about = `Permintaan Anda untuk ${productName}`;
    try {
      const text = (await answer) || confirmationText;
      toast({ tone: 'success', message: `${about} terkirim. ${text}` });
      if (!shown.current && form.getValues('message') === message) forget();
    } catch (thrown) {
      const failure = actionError(thrown).message || MESSAGES.common.submitFailed;
      toast({ tone: 'danger', message: `${about} belum terkirim. ${failure}` });
    }
  }

  /** Ends with the answer, or when the dialog is left: then the form is free for the next request. */
  async function send(request: ContactDetails) {
    const message = form.getValues('message');
    const answer = onSubmit(request);
    const left = new Promise<'left'>((resolve) => {
      leave.current = () => resolve('left');
    });
    const outcome = await Promise.race([answer.then((text) => ({ text })), left]);
    if (outcome === 'left') {
      void tellLater(answer, message);
      return;
    }
    setConfirmation(outcome.text || confirmationText);
    forget();
  }

  return { form, confirmation, send };
}
