import { MailCheck } from 'lucide-react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { AccountResult } from '../AccountResult.tsx';
import { accountFormsMessages } from '../messages.ts';
import { recoveryFormMessages } from './messages.ts';

export type ResetSentProps = { email: string; loginHref: string };

/** Replaces the form of the password recovery after the link was sent. */
export function ResetSent({ email, loginHref }: ResetSentProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('RecoveryForm', recoveryFormMessages);
  return (
    <AccountResult
      tone="success"
      icon={MailCheck}
      title={texts.sentTitle}
      action={{ label: shared.login, href: loginHref }}
    >
      {texts.sent}
      <strong className="nu:block nu:text-ink">
        <BreakableText text={email} />
      </strong>
      {texts.sentHint}
    </AccountResult>
  );
}
