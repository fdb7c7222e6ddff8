import { Alert } from '@naungan/ui/primitives/alert';
import { Button } from '@naungan/ui/primitives/button';
import { PasswordField } from '@naungan/ui/primitives/password-field';
import { TextField } from '@naungan/ui/primitives/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { problemOf } from '../desk/use-resource.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { SecondFactor, SecondStep } from './second-step.ts';

type Form = { email: string; password: string };

export type SignInProps = {
  /** Signs in, or rejects with an `ApiProblem` whose message is shown: also the one that requests a confirmation of the device. */
  onSubmit: (form: Form) => Promise<SecondStep | null>;
  /** Signs in with the second factor, or rejects with an `ApiProblem`. */
  onConfirm: (step: SecondStep, proof: SecondFactor) => Promise<void>;
  /** `ended`: the session ended by itself. */
  reason?: 'none' | 'ended' | 'signed-out';
  logo?: ReactNode;
};

const NOTICES = {
  none: null,
  ended:
    'Sesi Anda berakhir karena tidak dipakai. Yang sudah Anda ketik masih tersimpan di tab ini: masuk lagi untuk melanjutkan.',
  'signed-out': 'Anda sudah keluar.',
} as const;

/** Returns what each field lacks; '' for a usable field. */
const missingOf = ({ email, password }: Form): Form => ({
  email: /^\S+@\S+$/.test(email.trim()) ? '' : 'Tulis alamat email lengkap Anda',
  password: password === '' ? 'Isi kata sandi Anda' : '',
});

/** The sign-in of the desk. What is typed stays after a failed attempt. */
export function SignIn({ onSubmit, onConfirm, reason = 'none', logo }: SignInProps) {
  const [form, setForm] = useState<Form>({ email: '', password: '' });
  /** A field shows what it lacks after the first attempt to sign in. */
  const [isChecked, setIsChecked] = useState(false);
  const [state, setState] = useState<{ isPending: boolean; failure: string | null }>({
    isPending: false,
    failure: null,
  });
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const notice = secondStep ? null : NOTICES[reason];
  const missing = missingOf(form);

  const fail = (failure: string) => setState({ isPending: false, failure });
  /** Sends a step once; resolves to its result, or to undefined after a failure. */
  async function send<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (state.isPending) return undefined;
    setState({ isPending: true, failure: null });
    try {
      const result = await work();
      setState({ isPending: false, failure: null });
      return result;
    } catch (error) {
      fail(problemOf(error).message);
      return undefined;
    }
  }
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const firstMissing = (['email', 'password'] as const).find((name) => missing[name] !== '');
    if (firstMissing) {
      setState({ isPending: false, failure: null });
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${firstMissing}"]`)?.focus();
      return;
    }
    const step = await send(() => onSubmit({ email: form.email.trim(), password: form.password }));
    if (step) setSecondStep(step);
  }

  return (
    <main className="nu:grid nu:min-h-dvh nu:place-items-center nu:bg-paper nu:p-6">
      <div className="nu:w-full nu:max-w-100 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-7">
        {logo && <div className="nu:mb-5">{logo}</div>}
        <h1 className="nu:text-h4 nu:font-bold">Masuk ke meja kerja</h1>
        <p className="nu:mt-1 nu:mb-5 nu:text-sm nu:text-muted">
          Hanya untuk staf pialang dan perusahaan asuransi.
        </p>
        {state.failure ? (
          <Alert tone="danger" className="nu:mb-4">
            {state.failure}
          </Alert>
        ) : (
          notice && (
            <Alert tone="info" className="nu:mb-4">
              {notice}
            </Alert>
          )
        )}
        {secondStep ? (
          <SecondFactorForm
            step={secondStep}
            isPending={state.isPending}
            onSubmit={(proof) => void send(() => onConfirm(secondStep, proof))}
            onMissing={fail}
            onBack={() => {
              setSecondStep(null);
              setState({ isPending: false, failure: null });
            }}
          />
        ) : (
          <form noValidate onSubmit={submit} className="nu:grid nu:gap-4">
            <TextField
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              autoFocus
              value={form.email}
              error={isChecked ? missing.email : ''}
              onChange={(event) => setForm({ ...form, email: event.target.value })}
            />
            <PasswordField
              label="Kata sandi"
              name="password"
              autoComplete="current-password"
              value={form.password}
              error={isChecked ? missing.password : ''}
              onChange={(event) => setForm({ ...form, password: event.target.value })}
            />
            <Button type="submit" pending={state.isPending}>
              Masuk
            </Button>
            <p className="nu:text-sm nu:text-muted">
              Lupa kata sandi, atau belum menerima undangan? Hubungi supervisor Anda.
            </p>
          </form>
        )}
      </div>
    </main>
  );
}
