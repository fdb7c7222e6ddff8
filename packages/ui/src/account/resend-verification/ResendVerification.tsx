import { MESSAGES } from '@naungan/domain/messages';
import { useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Button, type ButtonProps } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { toast } from '../../primitives/toast/index.ts';
import { resendVerificationMessages } from './messages.ts';

export type ResendVerificationProps = Omit<ButtonProps, 'onClick' | 'children' | 'pending'> & {
  /** Mails a new link to the signed-in member; older links stop working. Rejects with an `ApiProblem`. */
  onResend: () => Promise<unknown>;
};

const TOAST_TOPIC = 'verification';

/** A button that requests another verification mail and shows the result in a toast. Disabled after a success. */
export function ResendVerification({ onResend, ...buttonProps }: ResendVerificationProps) {
  const texts = useMessages('ResendVerification', resendVerificationMessages);
  const [state, setState] = useState<'idle' | 'pending' | 'sent'>('idle');

  async function resend() {
    setState('pending');
    try {
      await onResend();
      setState('sent');
      toast({
        topic: TOAST_TOPIC,
        tone: 'success',
        message: texts.sent,
      });
    } catch (thrown) {
      setState('idle');
      const { message, status } = readApiProblem(thrown);
      const text = status === 429 ? MESSAGES.account.tryLater : message || MESSAGES.common.submitFailed;
      toast({ topic: TOAST_TOPIC, tone: 'danger', message: text });
    }
  }

  return (
    <Button {...buttonProps} pending={state === 'pending'} disabled={state === 'sent'} onClick={resend}>
      {state === 'sent' ? texts.sentLabel : texts.resend}
    </Button>
  );
}
