import { useEffect, useRef, useState } from 'react';
import type { FormAutosave } from '../../account/form-autosave/use-form-autosave.ts';
import { readApiProblem } from '../../flow/api-problem.ts';
import type { Messages } from '../../primitives/host/messages.ts';
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
  texts: Messages['ConsultantDialog'];
  autosave: FormAutosave | undefined;
};

/**
 * Returns the form, the function that sends it, and the confirmation after sending. If the dialog is closed
 * before the response, a toast shows the result, because the dialog may then show another plan.
 */
export function useConsultantRequest({
  open,
  productName,
  onSubmit,
  prefill,
  confirmationText,
  texts,
  autosave,
}: Options) {
  const form = useContactForm(prefill, { autosave });
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const isOpen = useRef(false);
  const resolveOnClose = useRef(() => {});

  useEffect(() => {
    if (!open) return;
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      resolveOnClose.current();
      setConfirmation(null);
    };
  }, [open, productName]);

  function clearRequest() {
    form.resetField('message');
    autosave?.discard();
  }

  async function reportInToast(response: Promise<string | undefined>, message: string) {
    try {
      const text = (await response) || confirmationText;
      toast({ tone: 'success', message: texts.sent(productName, text) });
      // If the dialog is open again, or the visitor has changed the message, the message belongs to the next request.
      if (!isOpen.current && form.getValues('message') === message) clearRequest();
    } catch (thrown) {
      const failure = readApiProblem(thrown).message || texts.failure;
      toast({ tone: 'danger', message: texts.notSent(productName, failure) });
    }
  }

  /**
   * Resolves when the server has responded or the dialog is closed. If the dialog is opened again before the response,
   * its form can thus send the next request immediately.
   */
  async function send(request: ContactDetails) {
    const message = form.getValues('message');
    const response = onSubmit(request);
    const dialogClosed = new Promise<'closed'>((resolve) => {
      resolveOnClose.current = () => resolve('closed');
    });
    const outcome = await Promise.race([response.then((text) => ({ text })), dialogClosed]);
    if (outcome === 'closed') {
      void reportInToast(response, message);
      return;
    }
    setConfirmation(outcome.text || confirmationText);
    clearRequest();
  }

  return { form, confirmation, send };
}
