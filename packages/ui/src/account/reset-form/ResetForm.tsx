import { zodResolver } from '@hookform/resolvers/zod';
import { type ResetForm as NewPassword, type ResetFormInput, resetForm } from '@naungan/domain/account/form';
import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { LockKeyhole } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog, useQuestion } from '../../primitives/confirm-dialog/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { AccountNews } from '../account-news/AccountNews.tsx';
import { applyActionError, messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { FormPage, TextLink } from '../form-page/FormPage.tsx';
import { resetFailure } from './reset-failure.ts';

export type { NewPassword };

export type ResetFormProps = {
  /** Rejects with an `ActionError`. */
  onSubmit: (password: NewPassword) => Promise<unknown>;
  loginHref: string;
  /** Asks for another link. */
  recoveryHref: string;
};

const PATHS = ['newPassord', 'confirmNewPassword'] as const;

/** Sets a new password, once its owner has confirmed [1 §2.10, §5.5]. */
export function ResetForm({ onSubmit, loginHref, recoveryHref }: ResetFormProps) {
  const formId = useId();
  const question = useQuestion();
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState(false);
  const form = useForm<ResetFormInput, unknown, NewPassword>({
    resolver: zodResolver(resetForm),
    shouldFocusError: false,
    defaultValues: { newPassord: '', confirmNewPassword: '' },
  });
  const { errors, isSubmitting, submitCount } = form.formState;

  async function save(password: NewPassword) {
    if (!(await question.ask())) return;
    setFailure(null);
    try {
      await onSubmit(password);
      setDone(true);
    } catch (thrown) {
      setFailure(applyActionError(form, resetFailure(thrown), PATHS));
    }
  }

  /** A new password is to be typed twice again [1 §4]. */
  function clearConfirmation() {
    form.resetField('confirmNewPassword');
  }

  const field = (path: (typeof PATHS)[number], registered = form.register(path)) => ({
    ...registered,
    id: `${formId}-${path}`,
    error: messageAt(errors, path),
  });

  if (done)
    return (
      <AccountNews
        tone="success"
        icon={LockKeyhole}
        title="Password berhasil diubah"
        action={{ label: 'Masuk', href: loginHref }}
      >
        Silakan masuk dengan password baru Anda. Demi keamanan, semua sesi lama sudah diakhiri.
      </AccountNews>
    );
  return (
    <FormPage
      title="Buat password baru"
      lead="Setelah disimpan, Anda perlu masuk kembali."
      aside={
        <>
          Tautan tidak berlaku lagi? <TextLink href={recoveryHref}>Minta tautan baru</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={form.handleSubmit(save)} className="grid gap-4">
        <ErrorSummary
          errors={summaryErrors(errors, PATHS, (path) => `${formId}-${path}`)}
          attempt={submitCount}
        />
        <PasswordField
          {...field('newPassord', form.register('newPassord', { onChange: clearConfirmation }))}
          label="Password baru"
          hint="8 s/d 15 karakter dengan huruf besar, huruf kecil, dan angka."
          required
          autoComplete="new-password"
        />
        <PasswordField
          {...field('confirmNewPassword')}
          label="Tulis ulang password baru"
          required
          autoComplete="new-password"
        />
        {failure && (
          <Alert tone="danger" title={ALERT_TITLES.danger}>
            {failure}
          </Alert>
        )}
        <Button type="submit" pending={isSubmitting}>
          Simpan
        </Button>
      </form>
      <ConfirmDialog
        {...question.props}
        title={MESSAGES.account.resetConfirm}
        description="Password lama Anda tidak dapat dipakai lagi."
      />
    </FormPage>
  );
}
