import { type NewPasswordForm, newPasswordForm } from '@naungan/domain/account/form';
import { useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { PrivacyRight } from '../privacy-section/PrivacyRight.tsx';
import { ChangeForm } from './ChangeForm.tsx';

export type PasswordCardProps = {
  hasPassword: boolean;
  /** Sets the password. Rejects with an `ApiProblem`. */
  onChangePassword: (form: NewPasswordForm) => Promise<unknown>;
  /** Called after the change. */
  onChanged: () => void;
};

/** Changes the password, or creates the first password of an account. */
export function PasswordCard({ hasPassword, onChangePassword, onChanged }: PasswordCardProps) {
  const fieldId = useId();
  const [isOpen, setIsOpen] = useState(false);

  function finish() {
    setIsOpen(false);
    toast({ topic: 'security', tone: 'success', message: 'Kata sandi berhasil diubah' });
    onChanged();
  }

  return (
    <PrivacyRight title="Kata sandi">
      <p className="nu:mt-1 nu:text-muted">
        {hasPassword
          ? 'Setelah kata sandi diubah, semua perangkat lain dikeluarkan dari akun Anda.'
          : 'Akun Anda belum memiliki kata sandi.'}
      </p>
      {isOpen ? (
        <ChangeForm
          schema={newPasswordForm}
          submitLabel="Simpan kata sandi"
          onSubmit={onChangePassword}
          onDone={finish}
          onCancel={() => setIsOpen(false)}
        >
          {(messages) => (
            <>
              <PasswordField
                id={`${fieldId}-new`}
                name="password"
                label="Kata sandi baru"
                hint="8 s/d 40 karakter dengan huruf besar, huruf kecil, dan angka."
                error={messages.password}
                requirement="required"
                autoComplete="new-password"
              />
              <PasswordField
                id={`${fieldId}-repeated`}
                name="confirmPassword"
                label="Tulis ulang kata sandi baru"
                error={messages.confirmPassword}
                requirement="required"
                autoComplete="new-password"
              />
            </>
          )}
        </ChangeForm>
      ) : (
        <Button variant="secondary" className="nu:mt-4" onClick={() => setIsOpen(true)}>
          {hasPassword ? 'Ubah kata sandi' : 'Buat kata sandi'}
        </Button>
      )}
    </PrivacyRight>
  );
}
