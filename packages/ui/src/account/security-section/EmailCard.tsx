import { newEmailForm } from '@naungan/domain/account/form';
import { useId, useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { PrivacyRight } from '../privacy-section/PrivacyRight.tsx';
import { ChangeForm } from './ChangeForm.tsx';

export type EmailCardProps = {
  email: string;
  /** Mails a confirmation to the new address. Rejects with an `ApiProblem`. */
  onChangeEmail: (email: string) => Promise<unknown>;
};

/** Requests a change of the e-mail address, which the member confirms by a mail to the new address. */
export function EmailCard({ email, onChangeEmail }: EmailCardProps) {
  const fieldId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);

  return (
    <PrivacyRight title="Email">
      <p className="nu:mt-1 nu:text-muted">
        Anda masuk dengan <BreakableText text={email} />.
      </p>
      {requestedEmail && (
        <Alert tone="info" className="nu:mt-4">
          Tautan konfirmasi sudah kami kirim ke {requestedEmail}. Email akun Anda berganti setelah tautan itu
          dibuka dalam 24 jam.
        </Alert>
      )}
      {isOpen ? (
        <ChangeForm
          schema={newEmailForm}
          submitLabel="Kirim tautan konfirmasi"
          onSubmit={async ({ email: newEmail }) => {
            await onChangeEmail(newEmail);
            setRequestedEmail(newEmail);
          }}
          onDone={() => setIsOpen(false)}
          onCancel={() => setIsOpen(false)}
        >
          {(messages) => (
            <TextField
              id={fieldId}
              name="email"
              label="Email baru"
              error={messages.email}
              requirement="required"
              type="email"
              inputMode="email"
              autoComplete="email"
              spellCheck={false}
            />
          )}
        </ChangeForm>
      ) : (
        <Button variant="secondary" className="nu:mt-4" onClick={() => setIsOpen(true)}>
          Ganti email
        </Button>
      )}
    </PrivacyRight>
  );
}
