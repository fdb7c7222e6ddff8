import { formatDateTime } from '@naungan/domain/dates';
import { DESK_ROLE_LABELS } from '@naungan/domain/desk-roles';
import { Alert } from '@naungan/ui/primitives/alert';
import { Button } from '@naungan/ui/primitives/button';
import { PasswordField } from '@naungan/ui/primitives/password-field';
import { RadioGroup } from '@naungan/ui/primitives/radio-group';
import { TextField } from '@naungan/ui/primitives/text-field';
import { type FormEvent, useRef, useState } from 'react';
import { problemOf } from '../desk/use-resource.ts';
import { FactList } from '../parts/fact-list/FactList.tsx';
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx';
import {
  checkInvitationForm,
  type Invitation,
  type InvitationField,
  type InvitationForm,
  type InvitationProblems,
  serverProblems,
} from './invitation-form.ts';

export type InvitationFieldsProps = {
  invitation: Invitation;
  /** False in a browser without passkeys. */
  canUsePasskeys: boolean;
  /** Rejects with an `ApiProblem`. */
  onSubmit: (form: InvitationForm) => Promise<void>;
  /** Loads a new secret, for example after the time for the first one is over. */
  onNewSecret: () => void;
};

const METHODS = [
  {
    value: 'totp',
    label: 'Aplikasi autentikator',
    hint: 'Kode 6 angka dari aplikasi di ponsel Anda, setiap kali masuk.',
  },
  {
    value: 'passkey',
    label: 'Passkey',
    hint: 'Sidik jari, wajah, atau PIN perangkat ini. Tidak ada kode yang diketik.',
  },
] as const;
const FIELDS: readonly InvitationField[] = ['password', 'confirmPassword', 'code'];

/** Who is invited, the password, and the authenticator app or a passkey. What is typed stays after a failure. */
export function InvitationFields({
  invitation,
  canUsePasskeys,
  onSubmit,
  onNewSecret,
}: InvitationFieldsProps) {
  const { email, fullName, roles, insurer, expiresAt } = invitation;
  const [form, setForm] = useState<InvitationForm>({
    password: '',
    confirmPassword: '',
    method: 'totp',
    code: '',
  });
  const [problems, setProblems] = useState<InvitationProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);

  function show(next: InvitationProblems, message: string | null) {
    setProblems(next);
    setFailure(message);
    const first = FIELDS.find((field) => next[field]);
    if (first) element.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = checkInvitationForm(form);
    show(found, null);
    if (Object.keys(found).length > 0) return;
    setIsPending(true);
    try {
      await onSubmit(form);
    } catch (error) {
      const problem = problemOf(error);
      const found = serverProblems(problem);
      show(found, Object.keys(found).length > 0 ? null : problem.message);
    }
    setIsPending(false);
  }
  function requestNewSecret() {
    setForm({ ...form, code: '' });
    setProblems({ ...problems, code: undefined });
    onNewSecret();
  }
  const fieldProps = (name: InvitationField) => ({
    name,
    value: form[name],
    error: problems[name],
    requirement: 'required' as const,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  });

  const isPasskey = form.method === 'passkey';
  return (
    <form noValidate ref={element} onSubmit={submit} className="nu:grid nu:gap-5">
      <FactList
        facts={[
          { title: 'Nama', value: fullName },
          { title: 'Email', value: email },
          { title: 'Peran', value: roles.map((role) => DESK_ROLE_LABELS[role]).join(', ') },
          ...(insurer ? [{ title: 'Perusahaan asuransi', value: insurer.companyName }] : []),
          { title: 'Berlaku hingga', value: formatDateTime(expiresAt) },
        ]}
      />
      {/* Password managers store the password under this name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <h2 className="nu:text-h5 nu:font-bold">1. Buat kata sandi</h2>
      <PasswordField
        {...fieldProps('password')}
        label="Kata sandi"
        hint="8 s/d 40 karakter dengan huruf besar, huruf kecil, dan angka."
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps('confirmPassword')}
        label="Tulis ulang kata sandi"
        autoComplete="new-password"
      />
      <h2 className="nu:text-h5 nu:font-bold">2. Pasang verifikasi dua langkah</h2>
      {canUsePasskeys && (
        <RadioGroup
          label="Cara verifikasi"
          options={METHODS}
          value={form.method}
          onValueChange={(value) => {
            setForm({ ...form, method: value === 'passkey' ? 'passkey' : 'totp' });
            setFailure(null);
          }}
        />
      )}
      {isPasskey ? (
        <p className="nu:text-sm">
          Setelah Anda menekan tombol di bawah, peramban meminta Anda membuat passkey. Perangkat lain dapat
          dipakai bila passkey disimpan di akun yang sama, misalnya Google atau Apple.
        </p>
      ) : (
        <>
          <AuthenticatorSetup totp={invitation.totp} />
          <TextField
            {...fieldProps('code')}
            label="Kode 6 angka dari aplikasi"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={20}
          />
          {problems.code && (
            <Button variant="quiet" size="sm" className="nu:justify-self-start" onClick={requestNewSecret}>
              Buat kode QR baru
            </Button>
          )}
        </>
      )}
      {failure && (
        <Alert tone="danger" title="Undangan belum dapat diterima">
          <p>{failure}</p>
          <p>Yang Anda ketik masih ada di formulir ini.</p>
        </Alert>
      )}
      <Button type="submit" pending={isPending}>
        {isPasskey ? 'Buat passkey dan terima undangan' : 'Terima undangan'}
      </Button>
    </form>
  );
}
