import { Button } from '@naungan/ui/primitives/button';
import { TextField } from '@naungan/ui/primitives/text-field';
import { type FormEvent, useState } from 'react';
import type { SecondFactor, SecondStep } from './second-step.ts';

export type SecondFactorFormProps = {
  step: SecondStep;
  isPending: boolean;
  onSubmit: (proof: SecondFactor) => void;
  /** Called when something required is missing. */
  onMissing: (message: string) => void;
  /** Starts again with the password. */
  onBack: () => void;
};

/** The second step of a sign-in: the code of an authenticator app, a passkey, or a recovery code. */
export function SecondFactorForm({ step, isPending, onSubmit, onMissing, onBack }: SecondFactorFormProps) {
  const [code, setCode] = useState('');
  const [usesRecovery, setUsesRecovery] = useState(!step.methods.includes('totp'));

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = code.trim();
    if (text === '') onMissing(usesRecovery ? 'Isi kode pemulihan.' : 'Isi kode 6 angka.');
    else onSubmit(usesRecovery ? { recoveryCode: text } : { code: text });
  }
  return (
    <form noValidate onSubmit={submit} className="nu:grid nu:gap-4">
      <TextField
        key={String(usesRecovery)}
        label={usesRecovery ? 'Kode pemulihan' : 'Kode dari aplikasi autentikator'}
        name="code"
        autoComplete="one-time-code"
        inputMode={usesRecovery ? 'text' : 'numeric'}
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" pending={isPending}>
        Verifikasi
      </Button>
      {step.passkey && (
        <Button variant="secondary" disabled={isPending} onClick={() => onSubmit('passkey')}>
          Pakai passkey
        </Button>
      )}
      <div className="nu:flex nu:flex-wrap nu:justify-between nu:gap-2">
        {step.methods.includes('totp') && step.methods.includes('recovery') && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setUsesRecovery(!usesRecovery);
              setCode('');
            }}
          >
            {usesRecovery ? 'Pakai kode aplikasi' : 'Pakai kode pemulihan'}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={onBack}>
          Kembali
        </Button>
      </div>
    </form>
  );
}
