import { alertTitle } from '@naungan/domain/messages';
import { CircleUserRound } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { useFocusOnMount } from '../../primitives/use-focus-on-mount.ts';
import { useFormFailure } from '../form-errors/use-form-failure.ts';
import { recoveryFormMessages } from './messages.ts';
import { recoveryProblemText } from './recovery-problem.ts';

export type FoundAccount = { fullName: string; email: string };
export type SendResetProps = { account: FoundAccount; onSend: () => Promise<void>; onBack: () => void };

/**
 * Second step of the password recovery: shows the found account and sends the link. The heading takes the
 * focus, so that it is read aloud.
 */
export function SendReset({ account, onSend, onBack }: SendResetProps) {
  const texts = useMessages('RecoveryForm', recoveryFormMessages);
  const [pending, setPending] = useState(false);
  const { failure, clearFailure, showFailure } = useFormFailure();
  const heading = useFocusOnMount<HTMLHeadingElement>();

  async function send() {
    setPending(true);
    clearFailure();
    try {
      await onSend();
      // The parent component now replaces this step, so the button stays pending.
    } catch (thrown) {
      showFailure(recoveryProblemText(thrown), thrown);
      setPending(false);
    }
  }

  return (
    <div className="nu:grid nu:gap-4">
      <Heading level={2} ref={heading} tabIndex={-1} className="nu:text-h5">
        {texts.isYours}
      </Heading>
      <div className="nu:flex nu:items-center nu:gap-3 nu:rounded-card nu:border nu:border-line nu:bg-paper nu:px-4 nu:py-3.5">
        <CircleUserRound aria-hidden="true" size={36} className="nu:shrink-0 nu:text-brand" />
        <p className="nu:min-w-0 nu:[overflow-wrap:anywhere]">
          <strong className="nu:block">{account.fullName}</strong>
          <BreakableText className="nu:text-muted" text={account.email} />
        </p>
      </div>
      {failure && (
        <Alert tone="danger" title={alertTitle('danger', failure)}>
          {failure}
        </Alert>
      )}
      <Button pending={pending} onClick={send}>
        {texts.sendLink}
      </Button>
      <Button variant="quiet" disabled={pending} onClick={onBack}>
        {texts.notMine}
      </Button>
    </div>
  );
}
