import { zodResolver } from '@hookform/resolvers/zod';
import { loginForm } from '@naungan/domain/account/form';
import { alertTitle } from '@naungan/domain/messages';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { AlternativeSignIn, FormPage, TextLink } from '../FormPage.tsx';
import { messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { useFormFailure } from '../form-errors/use-form-failure.ts';
import { accountFormsMessages } from '../messages.ts';
import { loginProblemText } from './login-problem.ts';
import { loginFormMessages } from './messages.ts';

export type Credentials = { email: string; password: string };

export type LoginFormProps = WithHostProps<
  {
    /**
     * Signs in and navigates; the button stays pending until the browser leaves the page. Rejects with an
     * `ApiProblem`.
     */
    onSubmit: (credentials: Credentials) => Promise<unknown>;
    /** URL of the registration. */
    registerHref: string;
    /** URL of the password recovery. If absent, no link is shown. */
    recoveryHref?: string;
    /** Why the login is needed: 'Silakan masuk untuk melanjutkan pesanan'. */
    notice?: ReactNode;
    /** Google's sign-in button. */
    google?: ReactNode;
    /** Message about a failure on another page, such as Google's sign-in. */
    failure?: string | undefined;
  },
  'div'
>;

const PATHS = ['email', 'password'] as const;

/** Login with e-mail and password, or with Google [1 §2.10]. */
export function LoginForm({
  onSubmit,
  registerHref,
  recoveryHref,
  notice,
  google,
  failure: initialFailure,
  ...rest
}: LoginFormProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('LoginForm', loginFormMessages);
  const formId = useId();
  const { failure, clearFailure, showFailure } = useFormFailure(initialFailure);
  const form = useForm<Credentials, unknown, Credentials>({
    resolver: zodResolver(loginForm),
    // The error summary takes the focus instead of the first invalid field.
    shouldFocusError: false,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;

  async function signIn(credentials: Credentials) {
    clearFailure();
    try {
      await onSubmit(credentials);
    } catch (thrown) {
      showFailure(loginProblemText(thrown), thrown);
      // This error is not displayed. It marks the submission as failed, which ends the pending state of the button.
      form.setError('root', { type: 'server' });
    }
  }

  const fieldProps = (path: (typeof PATHS)[number]) => ({
    ...form.register(path),
    id: `${formId}-${path}`,
    error: messageAt(errors, path),
  });

  return (
    <FormPage
      {...rest}
      title={texts.title}
      lead={texts.introduction}
      aside={
        <>
          {texts.noAccount} <TextLink href={registerHref}>{shared.register}</TextLink>
        </>
      }
    >
      {/* `method="dialog"`: before hydration the browser submits nothing, so no password gets into the URL. */}
      <form method="dialog" noValidate onSubmit={form.handleSubmit(signIn)} className="nu:grid nu:gap-4">
        {notice && <Alert tone="info">{notice}</Alert>}
        <ErrorSummary
          errors={summaryErrors(errors, PATHS, (path) => `${formId}-${path}`)}
          attempt={submitCount}
        />
        <TextField
          {...fieldProps('email')}
          label={shared.email}
          requirement="required"
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck={false}
        />
        <PasswordField
          {...fieldProps('password')}
          label={shared.password}
          requirement="required"
          autoComplete="current-password"
        />
        {recoveryHref && (
          <TextLink href={recoveryHref} className="nu:-my-2 nu:justify-self-end">
            {texts.forgotten}
          </TextLink>
        )}
        {failure && (
          <Alert tone="danger" title={alertTitle('danger', failure)}>
            {failure}
          </Alert>
        )}
        <Button type="submit" pending={isSubmitting || isSubmitSuccessful}>
          {texts.title}
        </Button>
      </form>
      {google && <AlternativeSignIn>{google}</AlternativeSignIn>}
    </FormPage>
  );
}
