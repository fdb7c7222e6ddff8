import { zodResolver } from '@hookform/resolvers/zod';
import { type RecoveryForm, type RecoveryFormInput, recoveryForm } from '@naungan/domain/account/form';
import { alertTitle } from '@naungan/domain/messages';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { useFormFailure } from '../form-errors/use-form-failure.ts';
import { accountFormsMessages } from '../messages.ts';
import { recoveryFormMessages } from './messages.ts';
import { recoveryProblemText } from './recovery-problem.ts';

export type FindAccountProps = { email: string; onFind: (email: string) => Promise<void> };

/** First step of the password recovery: the form for the e-mail of the account. */
export function FindAccount({ email, onFind }: FindAccountProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('RecoveryForm', recoveryFormMessages);
  const fieldId = useId();
  const { failure, clearFailure, showFailure } = useFormFailure();
  const form = useForm<RecoveryFormInput, unknown, RecoveryForm>({
    resolver: zodResolver(recoveryForm),
    // The error summary takes the focus instead of the first invalid field.
    shouldFocusError: false,
    defaultValues: { email },
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  async function handleFind(input: RecoveryForm) {
    clearFailure();
    try {
      await onFind(input.email);
    } catch (thrown) {
      showFailure(recoveryProblemText(thrown), thrown);
    }
  }

  return (
    // `method="dialog"`: before hydration the browser submits nothing, so that no e-mail gets into the URL.
    <form method="dialog" noValidate onSubmit={form.handleSubmit(handleFind)} className="nu:grid nu:gap-4">
      <ErrorSummary errors={summaryErrors(errors, ['email'], () => fieldId)} attempt={submitCount} />
      <TextField
        {...form.register('email')}
        id={fieldId}
        label={shared.email}
        error={messageAt(errors, 'email')}
        requirement="required"
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
      />
      {failure && (
        <Alert tone="danger" title={alertTitle('danger', failure)}>
          {failure}
        </Alert>
      )}
      <Button type="submit" pending={isSubmitting}>
        {texts.findAccount}
      </Button>
    </form>
  );
}
