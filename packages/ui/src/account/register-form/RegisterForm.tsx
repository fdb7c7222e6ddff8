import { zodResolver } from '@hookform/resolvers/zod';
import {
  type RegisterForm as AccountData,
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
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { PhoneField } from '../../primitives/phone-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { AlternativeSignIn, FormPage, PlainLink, TextLink } from '../FormPage.tsx';
import { type FormAutosave, useFormAutosave } from '../form-autosave/use-form-autosave.ts';
import { readAccountProblem } from '../form-errors/account-problem.ts';
import { applyApiProblem, messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { useFormFailure } from '../form-errors/use-form-failure.ts';
import { upperCaseField } from '../masked-field.ts';
import { accountFormsMessages } from '../messages.ts';
import { registerFormMessages } from './messages.ts';
import { RegistrationResult } from './RegistrationResult.tsx';

/** `marketing`: the member consents to offers by mail; false by default. */
export type Registration = AccountData & { marketing: boolean };

export type RegisterFormProps = {
  /**
   * Registers: name in upper case, phone as '62…', e-mail in lower case [1 §5.4]. Rejects with an
   * `ApiProblem`.
   */
  onSubmit: (registration: Registration) => Promise<unknown>;
  loginHref: string;
  /** URLs of the documents that the member accepts by registering. */
  termsHref: string;
  privacyHref: string;
  /** Why an account is needed: 'Untuk memesan Anda perlu akun'. */
  notice?: ReactNode;
  /** Google's sign-up button. */
  google?: ReactNode;
  /** Message about a failure on another page, such as Google's sign-up. */
  failure?: string | undefined;
  /** Stores name, phone and e-mail, so that they survive a reload. */
  autosave?: FormAutosave | undefined;
};

const PATHS = ['full_name', 'phone_number', 'email', 'password', 'confirmPassword'] as const;
const STORED_PATHS = ['full_name', 'phone_number', 'email'] as const;
const EMPTY_FORM = { full_name: '', phone_number: '', email: '', password: '', confirmPassword: '' };

/** Registration with e-mail and password [1 §5.4]. */
export function RegisterForm(props: RegisterFormProps & PageAttributes<'RegisterForm'>) {
  return (
    <HostElement<RegisterFormProps> props={props} name="RegisterForm">
      {(own) => <RegisterFormContent {...own} />}
    </HostElement>
  );
}

function RegisterFormContent({
  onSubmit,
  loginHref,
  termsHref,
  privacyHref,
  notice,
  google,
  autosave,
  failure: initialFailure,
}: RegisterFormProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('RegisterForm', registerFormMessages);
  const formId = useId();
  const [marketing, setMarketing] = useState(false);
  const { failure, clearFailure, showFailure } = useFormFailure(initialFailure);
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const form = useForm<RegisterFormInput, unknown, AccountData>({
    resolver: zodResolver(registerForm),
    // The error summary takes the focus instead of the first invalid field.
    shouldFocusError: false,
    defaultValues: EMPTY_FORM,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  useFormAutosave(form, STORED_PATHS, autosave);

  async function register(accountData: AccountData) {
    clearFailure();
    try {
      await onSubmit({ ...accountData, marketing });
      autosave?.discard();
      setRegisteredEmail(accountData.email);
    } catch (thrown) {
      showFailure(applyApiProblem(form, readAccountProblem(thrown), PATHS), thrown);
    }
  }

  const fieldProps = (path: (typeof PATHS)[number], registeredField = form.register(path)) => ({
    ...registeredField,
    id: `${formId}-${path}`,
    error: messageAt(errors, path),
  });

  if (registeredEmail !== null) return <RegistrationResult email={registeredEmail} loginHref={loginHref} />;
  return (
    <FormPage
      title={texts.title}
      lead={texts.introduction}
      aside={
        <>
          {texts.hasAccount} <TextLink href={loginHref}>{shared.login}</TextLink>
        </>
      }
    >
      {/* `method="dialog"`: before hydration the browser submits nothing, so no password gets into the URL. */}
      <form method="dialog" noValidate onSubmit={form.handleSubmit(register)} className="nu:grid nu:gap-4">
        {notice && <Alert tone="info">{notice}</Alert>}
        <ErrorSummary
          errors={summaryErrors(errors, PATHS, (path) => `${formId}-${path}`)}
          attempt={submitCount}
        />
        <TextField
          {...fieldProps('full_name', upperCaseField(form.register('full_name')))}
          label={texts.fullName}
          hint={texts.nameHint}
          requirement="required"
          autoComplete="name"
          autoCapitalize="characters"
        />
        <PhoneField
          {...fieldProps('phone_number')}
          label={texts.phone}
          requirement="required"
          placeholder="812 3456 7890"
        />
        <TextField
          {...fieldProps('email')}
          label={shared.email}
          requirement="required"
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PasswordField
          // `deps`: a changed password also checks the repeated password.
          {...fieldProps('password', form.register('password', { deps: ['confirmPassword'] }))}
          label={shared.password}
          hint={shared.passwordHint}
          requirement="required"
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldProps('confirmPassword')}
          label={shared.repeatPassword}
          requirement="required"
          autoComplete="new-password"
        />
        <Checkbox label={texts.marketing} checked={marketing} onCheckedChange={setMarketing} />
        {failure && (
          <Alert tone="danger" title={alertTitle('danger', failure)}>
            {failure}
          </Alert>
        )}
        <Button type="submit" pending={isSubmitting}>
          {texts.title}
        </Button>
      </form>
      {google && <AlternativeSignIn>{google}</AlternativeSignIn>}
      <p className="nu:mt-4 nu:text-sm nu:text-muted">
        {shared.accept} <PlainLink href={termsHref}>{shared.terms}</PlainLink> {shared.and}{' '}
        <PlainLink href={privacyHref}>{shared.privacy}</PlainLink> {shared.acceptEnd}
      </p>
    </FormPage>
  );
}
