import { zodResolver } from '@hookform/resolvers/zod';
import { type ResetForm as NewPassword, type ResetFormInput, resetForm } from '@naungan/domain/account/form';
import { alertTitle } from '@naungan/domain/messages';
import { LockKeyhole, Unlink } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { useConfirmation } from '../../primitives/confirm-dialog/use-confirmation.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { AccountResult } from '../AccountResult.tsx';
import { FormPage, TextLink } from '../FormPage.tsx';
import { applyApiProblem, messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { useFormFailure } from '../form-errors/use-form-failure.ts';
import { accountFormsMessages } from '../messages.ts';
import { resetFormMessages } from './messages.ts';
import { resetProblem } from './reset-problem.ts';

export type { NewPassword };

export type ResetFormProps = {
  /** Checks the link when the form is mounted. A rejection with status 404 means that the link is invalid. */
  check?: () => Promise<unknown>;
  /** Sets the password. Rejects with an `ApiProblem`. */
  onSubmit: (password: NewPassword) => Promise<unknown>;
  loginHref: string;
  /** URL to request another link. */
  recoveryHref: string;
};

/** Wire names; `newPassord` is the spelling of the API [1 §5.5]. */
const PATHS = ['newPassord', 'confirmNewPassword'] as const;

/**
 * Returns the status of the link. A link whose check failed counts as valid: the submission then reports the problem.
 */
function useLinkStatus(check: ResetFormProps['check']) {
  const [linkStatus, setLinkStatus] = useState<'pending' | 'valid' | 'invalid'>(check ? 'pending' : 'valid');
  const checkLink = useEffectEvent(async () => check?.());
  useEffect(() => {
    checkLink().then(
      () => setLinkStatus('valid'),
      (thrown: unknown) => setLinkStatus(readApiProblem(thrown).status === 404 ? 'invalid' : 'valid'),
    );
  }, []);
  return linkStatus;
}

/** Sets a new password after a confirmation [1 §2.10, §5.5]. */
export function ResetForm(props: ResetFormProps & PageAttributes<'ResetForm'>) {
  return (
    <HostElement<ResetFormProps> props={props} name="ResetForm">
      {(own) => <ResetFormContent {...own} />}
    </HostElement>
  );
}

function ResetFormContent({ check, onSubmit, loginHref, recoveryHref }: ResetFormProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('ResetForm', resetFormMessages);
  const linkStatus = useLinkStatus(check);
  const formId = useId();
  const confirmation = useConfirmation();
  const { failure, clearFailure, showFailure } = useFormFailure();
  const [isDone, setIsDone] = useState(false);
  const form = useForm<ResetFormInput, unknown, NewPassword>({
    resolver: zodResolver(resetForm),
    // The error summary takes the focus instead of the first invalid field.
    shouldFocusError: false,
    defaultValues: { newPassord: '', confirmNewPassword: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  async function handleSave(password: NewPassword) {
    if (!(await confirmation.confirm())) return;
    clearFailure();
    try {
      await onSubmit(password);
      setIsDone(true);
    } catch (thrown) {
      showFailure(applyApiProblem(form, resetProblem(thrown), PATHS), thrown);
    }
  }

  /** Called when the password changes: a changed password must be typed twice again [1 §4]. */
  function clearRepeatedPassword() {
    form.resetField('confirmNewPassword');
  }

  const fieldProps = (path: (typeof PATHS)[number], registeredField = form.register(path)) => ({
    ...registeredField,
    id: `${formId}-${path}`,
    error: messageAt(errors, path),
  });

  if (linkStatus === 'pending')
    return (
      <div className="nu:container-page nu:grid nu:min-h-[22rem] nu:place-items-center nu:py-12 nu:@tablet:py-20">
        <Spinner size={48} label={texts.checking} />
      </div>
    );
  if (linkStatus === 'invalid')
    return (
      <AccountResult
        tone="danger"
        icon={Unlink}
        title={texts.invalidTitle}
        action={{ label: texts.requestLink, href: recoveryHref }}
        footer={
          <TextLink href={loginHref} className="nu:mt-2">
            {shared.login}
          </TextLink>
        }
      >
        {texts.invalid}
      </AccountResult>
    );
  if (isDone)
    return (
      <AccountResult
        tone="success"
        icon={LockKeyhole}
        title={texts.doneTitle}
        action={{ label: shared.login, href: loginHref }}
      >
        {texts.done}
      </AccountResult>
    );
  return (
    <FormPage
      title={texts.title}
      lead={texts.introduction}
      aside={
        <>
          {texts.expired} <TextLink href={recoveryHref}>{texts.requestLink}</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={form.handleSubmit(handleSave)} className="nu:grid nu:gap-4">
        <ErrorSummary
          errors={summaryErrors(errors, PATHS, (path) => `${formId}-${path}`)}
          attempt={submitCount}
        />
        <PasswordField
          {...fieldProps('newPassord', form.register('newPassord', { onChange: clearRepeatedPassword }))}
          label={shared.newPassword}
          hint={texts.hint}
          requirement="required"
          autoComplete="new-password"
        />
        <PasswordField
          {...fieldProps('confirmNewPassword')}
          label={shared.repeatNewPassword}
          requirement="required"
          autoComplete="new-password"
        />
        {failure && (
          <Alert tone="danger" title={alertTitle('danger', failure)}>
            {failure}
          </Alert>
        )}
        <Button type="submit" pending={isSubmitting}>
          {texts.save}
        </Button>
      </form>
      <ConfirmDialog {...confirmation.props} title={texts.confirmTitle} description={texts.confirmText} />
    </FormPage>
  );
}
