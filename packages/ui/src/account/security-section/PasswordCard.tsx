import { PASSWORD_MISMATCH_MESSAGE } from '@naungan/domain/account';
import { isStrongPassword, REGISTER_PASSWORD } from '@naungan/domain/password';
import { useId, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { toast } from '../../primitives/toast/index.ts';
import { PrivacyRight } from '../privacy-section/PrivacyRight.tsx';
import { ChangeForm, type Problems } from './ChangeForm.tsx';

export type NewPassword = { password: string; confirmPassword: string };

export type PasswordCardProps = {
  hasPassword: boolean;
  /** Sets the password. Rejects with an `ApiProblem`. */
  onChangePassword: (form: NewPassword) => Promise<unknown>;
  /** Called after the change. */
  onChanged: () => void;
};

const readForm = (values: FormData): NewPassword => ({
  password: String(values.get('password') ?? ''),
  confirmPassword: String(values.get('confirmPassword') ?? ''),
});

function problemsOf(values: FormData): Problems {
  const { password, confirmPassword } = readForm(values);
  const problems: Problems = {};
  if (password === '') problems.password = 'Password wajib di isi';
  else if (!isStrongPassword(password, REGISTER_PASSWORD)) problems.password = REGISTER_PASSWORD.weakMessage;
  if (confirmPassword === '') problems.confirmPassword = 'Tulis ulang password Anda';
  else if (confirmPassword !== password) problems.confirmPassword = PASSWORD_MISMATCH_MESSAGE;
  return problems;
}

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
          check={problemsOf}
          onSubmit={(values) => onChangePassword(readForm(values))}
          onDone={finish}
          onCancel={() => setIsOpen(false)}
        >
          {(problems) => (
            <>
              <PasswordField
                id={`${fieldId}-new`}
                name="password"
                label="Kata sandi baru"
                hint="8 s/d 40 karakter dengan huruf besar, huruf kecil, dan angka."
                error={problems.password}
                requirement="required"
                autoComplete="new-password"
              />
              <PasswordField
                id={`${fieldId}-repeated`}
                name="confirmPassword"
                label="Tulis ulang kata sandi baru"
                error={problems.confirmPassword}
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
