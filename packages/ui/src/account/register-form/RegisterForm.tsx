import { zodResolver } from '@hookform/resolvers/zod';
import {
  type RegisterForm as AccountFacts,
  type RegisterFormInput,
  registerForm,
} from '@naungan/domain/account/form';
import { alertTitle } from '@naungan/domain/messages';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { PhoneField } from '../../primitives/phone-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { type FormAutosave, useFormAutosave } from '../form-autosave/use-form-autosave.ts';
import { accountError } from '../form-errors/account-error.ts';
import { applyActionError, messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { FormPage, OtherWay, PlainLink, TextLink } from '../form-page/FormPage.tsx';
import { upperCased } from '../masked-field/masked-field.ts';
import { Registered } from './Registered.tsx';

/** `marketing`: the member agrees to offers by mail; nothing is taken for granted. */
export type Registration = AccountFacts & { marketing: boolean };

export type RegisterFormProps = {
  /** Name in upper case, phone as '62…', e-mail in lower case [1 §5.4]. Rejects with an `ActionError`. */
  onSubmit: (registration: Registration) => Promise<unknown>;
  loginHref: string;
  /** What one agrees to by registering. */
  termsHref: string;
  privacyHref: string;
  /** Why one is here: 'Untuk memesan Anda perlu akun'. */
  notice?: ReactNode;
  /** Google's sign-up button. */
  google?: ReactNode;
  /** What went wrong on the way here: at Google, for one. */
  failure?: string | undefined;
  /** Keeps name, phone and e-mail through a refresh. */
  autosave?: FormAutosave | undefined;
};

const PATHS = ['full_name', 'phone_number', 'email', 'password', 'confirmPassword'] as const;
const KEPT = ['full_name', 'phone_number', 'email'] as const;
const EMPTY = { full_name: '', phone_number: '', email: '', password: '', confirmPassword: '' };

/** Registers with e-mail and password [1 §5.4]. */
export function RegisterForm({
  onSubmit,
  loginHref,
  termsHref,
  privacyHref,
  notice,
  google,
  autosave,
  ...start
}: RegisterFormProps) {
  const formId = useId();
  const [marketing, setMarketing] = useState(false);
  const [failure, setFailure] = useState(start.failure ?? null);
  const [done, setDone] = useState<string | null>(null);
  const form = useForm<RegisterFormInput, unknown, AccountFacts>({
    resolver: zodResolver(registerForm),
    shouldFocusError: false,
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  useFormAutosave(form, KEPT, autosave);

  async function register(facts: AccountFacts) {
    setFailure(null);
    try {
      await onSubmit({ ...facts, marketing });
      autosave?.discard();
      setDone(facts.email);
    } catch (thrown) {
      setFailure(applyActionError(form, accountError(thrown), PATHS));
    }
  }

  const field = (path: (typeof PATHS)[number], registered = form.register(path)) => ({
    ...registered,
    id: `${formId}-${path}`,
    error: messageAt(errors, path),
  });

  if (done !== null) return <Registered email={done} loginHref={loginHref} />;
  return (
    <FormPage
      title="Daftar"
      lead="Isi data sesuai kartu identitas Anda."
      aside={
        <>
          Sudah punya akun? <TextLink href={loginHref}>Masuk</TextLink>
        </>
      }
    >
      {/* Pressed before React is there, the browser itself sends nothing: no password in an address. */}
      <form method="dialog" noValidate onSubmit={form.handleSubmit(register)} className="nu:grid nu:gap-4">
        {notice && <Alert tone="info">{notice}</Alert>}
        <ErrorSummary
          errors={summaryErrors(errors, PATHS, (path) => `${formId}-${path}`)}
          attempt={submitCount}
        />
        <TextField
          {...field('full_name', upperCased(form.register('full_name')))}
          label="Nama lengkap"
          hint="Sesuai KTP atau paspor."
          required
          autoComplete="name"
          autoCapitalize="characters"
        />
        <PhoneField {...field('phone_number')} label="Nomor HP" required placeholder="812 3456 7890" />
        <TextField
          {...field('email')}
          label="Email"
          required
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordField
          {...field('password', form.register('password', { deps: ['confirmPassword'] }))}
          label="Password"
          hint="8 s/d 40 karakter dengan huruf besar, huruf kecil, dan angka."
          required
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmPassword')}
          label="Tulis ulang password"
          required
          autoComplete="new-password"
        />
        <Checkbox
          label="Kirimi saya info produk dan penawaran lewat email (tidak wajib)."
          checked={marketing}
          onCheckedChange={setMarketing}
        />
        {failure && (
          <Alert tone="danger" title={alertTitle('danger', failure)}>
            {failure}
          </Alert>
        )}
        <Button type="submit" pending={isSubmitting}>
          Daftar
        </Button>
      </form>
      {google && <OtherWay>{google}</OtherWay>}
      <p className="nu:mt-4 nu:text-sm nu:text-muted">
        Dengan mendaftar, Anda menyetujui <PlainLink href={termsHref}>Syarat & Ketentuan</PlainLink> dan{' '}
        <PlainLink href={privacyHref}>Kebijakan Privasi</PlainLink> kami.
      </p>
    </FormPage>
  );
}
