import { newEmailForm } from '@naungan/domain/account/form';
import { useId, useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { accountFormsMessages } from '../messages.ts';
import { PrivacyRight } from '../privacy-section/PrivacyRight.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { securityMessages } from './messages.ts';

export type EmailCardProps = {
  email: string;
  /** Mails a confirmation to the new address. Rejects with an `ApiProblem`. */
  onChangeEmail: (email: string) => Promise<unknown>;
};

/** Requests a change of the e-mail address, which the member confirms by a mail to the new address. */
export function EmailCard({ email, onChangeEmail }: EmailCardProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('Security', securityMessages);
  const fieldId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [requestedEmail, setRequestedEmail] = useState<string | null>(null);

  return (
    <PrivacyRight title={shared.email}>
      <p className="nu:mt-1 nu:text-muted">
        {texts.emailText} <BreakableText text={email} />.
      </p>
      {requestedEmail && (
        <Alert tone="info" className="nu:mt-4">
          {texts.linkSent} {requestedEmail}
          {texts.linkSentEnd}
        </Alert>
      )}
      {isOpen ? (
        <ChangeForm
          schema={newEmailForm}
          submitLabel={texts.sendLink}
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
              label={texts.newEmail}
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
          {texts.changeEmail}
        </Button>
      )}
    </PrivacyRight>
  );
}
