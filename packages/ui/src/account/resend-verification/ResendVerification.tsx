import { MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { actionError } from '../form-errors/action-error.ts';

export type ResendVerificationProps = Omit<ButtonProps, 'onClick' | 'children' | 'pending'> & {
  /** Mails a new link to the signed-in member; older links end. Rejects with an `ActionError`. */
  onResend: () => Promise<unknown>;
};

const ABOUT = 'verification';

/** Asks for another verification mail, once a press; the outcome is told in a toast. */
export function ResendVerification({ onResend, ...rest }: ResendVerificationProps) {
  const [state, setState] = useState<'idle' | 'pending' | 'sent'>('idle');

  async function resend() {
    setState('pending');
    try {
      await onResend();
      setState('sent');
      toast({
        about: ABOUT,
        tone: 'success',
        message: 'Email verifikasi baru sudah dikirim. Tautan lama tidak berlaku lagi.',
      });
    } catch (thrown) {
      setState('idle');
      const { message, status } = actionError(thrown);
      const text = status === 429 ? MESSAGES.account.tryLater : message || MESSAGES.common.submitFailed;
      toast({ about: ABOUT, tone: 'danger', message: text });
    }
  }

  return (
    <Button {...rest} pending={state === 'pending'} disabled={state === 'sent'} onClick={resend}>
      {state === 'sent' ? 'Email sudah dikirim' : 'Kirim ulang email verifikasi'}
    </Button>
  );
}
