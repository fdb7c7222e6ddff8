import { useState } from 'react';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { FormPage, TextLink } from '../FormPage.tsx';
import { accountFormsMessages } from '../messages.ts';
import { FindAccount } from './FindAccount.tsx';
import { recoveryFormMessages } from './messages.ts';
import { ResetSent } from './ResetSent.tsx';
import { type FoundAccount, SendReset } from './SendReset.tsx';

export type { FoundAccount };

export type RecoveryFormProps = {
  /** Finds an account by its e-mail in lower case. Rejects with an `ApiProblem`. */
  onFind: (email: string) => Promise<FoundAccount>;
  /** Sends the link to this e-mail. Rejects with an `ApiProblem`. */
  onSend: (email: string) => Promise<unknown>;
  loginHref: string;
};

type Step =
  | { name: 'find'; email: string }
  | { name: 'send'; email: string; account: FoundAccount }
  | { name: 'sent'; account: FoundAccount };

/** Finds an account by its e-mail, then sends a link to set a new password [1 §2.10, §4, §5.6]. */
export function RecoveryForm(props: RecoveryFormProps & PageAttributes<'RecoveryForm'>) {
  return (
    <HostElement<RecoveryFormProps> props={props} name="RecoveryForm">
      {(own) => <RecoveryFormContent {...own} />}
    </HostElement>
  );
}

function RecoveryFormContent({ onFind, onSend, loginHref }: RecoveryFormProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('RecoveryForm', recoveryFormMessages);
  const [step, setStep] = useState<Step>({ name: 'find', email: '' });

  if (step.name === 'sent') return <ResetSent email={step.account.email} loginHref={loginHref} />;
  return (
    <FormPage
      title={texts.title}
      lead={texts[step.name]}
      aside={
        <>
          {texts.remembered} <TextLink href={loginHref}>{shared.login}</TextLink>
        </>
      }
    >
      {step.name === 'find' ? (
        <FindAccount
          email={step.email}
          onFind={async (email) => setStep({ name: 'send', email, account: await onFind(email) })}
        />
      ) : (
        <SendReset
          account={step.account}
          onBack={() => setStep({ name: 'find', email: step.email })}
          onSend={async () => {
            await onSend(step.email);
            setStep({ name: 'sent', account: step.account });
          }}
        />
      )}
    </FormPage>
  );
}
