import { MailCheck } from 'lucide-react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { AccountResult } from '../AccountResult.tsx';
import { accountFormsMessages } from '../messages.ts';
import { registerFormMessages } from './messages.ts';

export type RegistrationResultProps = { email: string; loginHref: string };

/** Replaces the form after the registration. */
export function RegistrationResult({ email, loginHref }: RegistrationResultProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('RegisterForm', registerFormMessages);
  return (
    <AccountResult
      tone="success"
      icon={MailCheck}
      title={texts.doneTitle}
      action={{ label: shared.login, href: loginHref }}
    >
      {texts.done}
      <strong className="nu:block nu:text-ink">
        <BreakableText text={email} />
      </strong>
      {texts.doneHint}
    </AccountResult>
  );
}
