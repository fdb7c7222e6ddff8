import {
  type ChangePasswordForm,
  changePasswordForm,
  type NewPasswordForm,
  newPasswordForm,
} from '@naungan/domain/account/form';
import { useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { accountFormsMessages } from '../messages.ts';
import { PrivacyRight } from '../privacy-section/PrivacyRight.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { securityMessages } from './messages.ts';

export type PasswordCardProps = {
  hasPassword: boolean;
  /** Sets the password; the form of an account with a password has `currentPassword`. Rejects with an `ApiProblem`. */
  onChangePassword: (form: NewPasswordForm | ChangePasswordForm) => Promise<unknown>;
  /** Called after the change. */
  onChanged: () => void;
};

/** Changes the password, or creates the first password of an account. */
export function PasswordCard({ hasPassword, onChangePassword, onChanged }: PasswordCardProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('Security', securityMessages);
  const fieldId = useId();
  const [isOpen, setIsOpen] = useState(false);

  function finish() {
    setIsOpen(false);
    toast({ topic: 'security', tone: 'success', message: texts.passwordChanged });
    onChanged();
  }

  return (
    <PrivacyRight title={shared.password}>
      <p className="nu:mt-1 nu:text-muted">{hasPassword ? texts.passwordText : texts.noPassword}</p>
      {isOpen ? (
        <ChangeForm
          schema={hasPassword ? changePasswordForm : newPasswordForm}
          submitLabel={texts.savePassword}
          onSubmit={onChangePassword}
          onDone={finish}
          onCancel={() => setIsOpen(false)}
        >
          {(messages) => (
            <>
              {hasPassword && (
                <PasswordField
                  id={`${fieldId}-current`}
                  name="currentPassword"
                  label={texts.currentPassword}
                  error={messages.currentPassword}
                  requirement="required"
                  autoComplete="current-password"
                />
              )}
              <PasswordField
                id={`${fieldId}-new`}
                name="password"
                label={shared.newPassword}
                hint={shared.passwordHint}
                error={messages.password}
                requirement="required"
                autoComplete="new-password"
              />
              <PasswordField
                id={`${fieldId}-repeated`}
                name="confirmPassword"
                label={shared.repeatNewPassword}
                error={messages.confirmPassword}
                requirement="required"
                autoComplete="new-password"
              />
            </>
          )}
        </ChangeForm>
      ) : (
        <Button variant="secondary" className="nu:mt-4" onClick={() => setIsOpen(true)}>
          {hasPassword ? texts.changePassword : texts.createPassword}
        </Button>
      )}
    </PrivacyRight>
  );
}
