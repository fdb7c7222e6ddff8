import { MESSAGES } from '@naungan/domain/messages';
import { type SubmitEvent, useId, useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { accountFormsMessages } from '../messages.ts';
import { proofDialogMessages } from './messages.ts';

/** How the member can prove the identity. */
export type ProofMethods = { hasPassword: boolean; hasPasskey: boolean };
export type Proof = { password: string } | 'passkey';

export type ProofDialogProps = {
  open: boolean;
  /** Called when the member closes the dialog without a proof. */
  onClose: () => void;
  loadMethods: () => Promise<ProofMethods>;
  /** Proves the identity. Rejects with an `ApiProblem`. */
  onProve: (proof: Proof) => Promise<unknown>;
  /** Called after the identity was proved. */
  onProved: () => void;
  /** Navigates a member without password and passkey to the login, which returns here. */
  onSignInAgain: () => void;
};

type ProofFormProps = Pick<ProofDialogProps, 'onProve' | 'onProved' | 'onSignInAgain'> & ProofMethods;

function ProofForm({ hasPassword, hasPasskey, onProve, onProved, onSignInAgain }: ProofFormProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('ProofDialog', proofDialogMessages);
  const fieldId = useId();
  const [pending, setPending] = useState<'password' | 'passkey' | null>(null);
  const [problem, setProblem] = useState<{ password?: string; form?: string }>({});

  async function prove(proof: Proof) {
    setProblem({});
    setPending(proof === 'passkey' ? 'passkey' : 'password');
    try {
      await onProve(proof);
      onProved();
    } catch (thrown) {
      const { message, fields } = readApiProblem(thrown, MESSAGES.common.submitFailed);
      const isAboutPassword = fields.some(({ path }) => path === 'password');
      setProblem(isAboutPassword ? { password: message } : { form: message });
      setPending(null);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (password === '') return setProblem({ password: shared.passwordRequired });
    void prove({ password });
  }

  if (!hasPassword && !hasPasskey)
    return (
      <>
        <Alert tone="info">{texts.google}</Alert>
        <Button onClick={onSignInAgain}>{texts.loginAgain}</Button>
      </>
    );
  return (
    <>
      {problem.form && <Alert tone="danger">{problem.form}</Alert>}
      {hasPassword && (
        <form noValidate onSubmit={submit} className="nu:grid nu:gap-4">
          <PasswordField
            id={fieldId}
            name="password"
            label={shared.yourPassword}
            error={problem.password}
            requirement="required"
            autoComplete="current-password"
          />
          <Button type="submit" pending={pending === 'password'} disabled={pending === 'passkey'}>
            {texts.continue}
          </Button>
        </form>
      )}
      {hasPasskey && (
        <Button
          variant={hasPassword ? 'secondary' : 'primary'}
          pending={pending === 'passkey'}
          disabled={pending === 'password'}
          onClick={() => prove('passkey')}
        >
          {texts.passkey}
        </Button>
      )}
    </>
  );
}

/** Requests the password or a passkey before a change of the account. */
export function ProofDialog({ open, onClose, loadMethods, ...formProps }: ProofDialogProps) {
  const texts = useMessages('ProofDialog', proofDialogMessages);
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.title}>
      <div className="nu:grid nu:gap-4">
        <p className="nu:text-muted">{texts.text}</p>
        <AsyncContent load={loadMethods} skeleton={<Skeleton lines={3} />}>
          {(methods) => (
            <div className="nu:grid nu:gap-4">
              <ProofForm {...methods} {...formProps} />
            </div>
          )}
        </AsyncContent>
      </div>
    </Dialog>
  );
}
