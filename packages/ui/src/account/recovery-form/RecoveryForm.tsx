import { useState } from 'react';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';
import { FormPage, TextLink } from '../FormPage.tsx';
import { FindAccount } from './FindAccount.tsx';
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

const LEAD_TEXTS = {
  find: 'Masukkan email yang Anda pakai saat mendaftar.',
  send: 'Kami akan mengirim tautan untuk membuat kata sandi baru.',
};

/** Finds an account by its e-mail, then sends a link to set a new password [1 §2.10, §4, §5.6]. */
export function RecoveryForm(props: RecoveryFormProps & HostAttributes) {
  return (
    <HostElement<RecoveryFormProps> props={props}>{(own) => <RecoveryFormContent {...own} />}</HostElement>
  );
}

function RecoveryFormContent({ onFind, onSend, loginHref }: RecoveryFormProps) {
  const [step, setStep] = useState<Step>({ name: 'find', email: '' });

  if (step.name === 'sent') return <ResetSent email={step.account.email} loginHref={loginHref} />;
  return (
    <FormPage
      title="Lupa kata sandi"
      lead={LEAD_TEXTS[step.name]}
      aside={
        <>
          Ingat kata sandi Anda? <TextLink href={loginHref}>Masuk</TextLink>
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
