import { zodResolver } from '@hookform/resolvers/zod';
import { type ResetForm as NewPassword, type ResetFormInput, resetForm } from '@naungan/domain/account/form';
import { alertTitle, MESSAGES } from '@naungan/domain/messages';
import { LockKeyhole, Unlink } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog, useQuestion } from '../../primitives/confirm-dialog/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { AccountNews } from '../account-news/AccountNews.tsx';
import { actionError } from '../form-errors/action-error.ts';
import { applyActionError, messageAt, summaryErrors } from '../form-errors/form-errors.ts';
import { FormPage, TextLink } from '../form-page/FormPage.tsx';
import { resetFailure } from './reset-failure.ts';

export type { NewPassword };

export type ResetFormProps = {
  /** Rejects with `status` 404 for a link that works no more; it is told before anything is typed. */
  check?: () => Promise<unknown>;
  /** Rejects with an `ActionError`. */
  onSubmit: (password: NewPassword) => Promise<unknown>;
  loginHref: string;
  /** Asks for another link. */
  recoveryHref: string;
};

const PATHS = ['newPassord', 'confirmNewPassword'] as const;

/** Whether the link works. One that could not be asked about may: the form then says what happens. */
function useLink(check: ResetFormProps['check']) {
  const [link, setLink] = useState<'pending' | 'works' | 'dead'>(check ? 'pending' : 'works');
  const ask = useEffectEvent(async () => check?.());
  useEffect(() => {
    ask().then(
      () => setLink('works'),
      (thrown: unknown) => setLink(actionError(thrown).status === 404 ? 'dead' : 'works'),
    );
  }, []);
  return link;
}

/** Sets a new password, once its owner has confirmed [1 §2.10, §5.5]. */
export function ResetForm({ check, onSubmit, loginHref, recoveryHref }: ResetFormProps) {
  const link = useLink(check);
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

  if (link === 'pending')
    return (
      <div className="nu:container-page nu:grid nu:min-h-[22rem] nu:place-items-center nu:py-12 nu:@tablet:py-20">
        <Spinner size={48} label="Memeriksa tautan…" />
      </div>
    );
  if (link === 'dead')
    return (
      <AccountNews
        tone="danger"
        icon={Unlink}
        title={MESSAGES.account.nothingToReset}
        action={{ label: 'Minta tautan baru', href: recoveryHref }}
        more={
          <TextLink href={loginHref} className="nu:mt-2">
            Masuk
          </TextLink>
        }
      >
        Tautan ini sudah dipakai, sudah lewat waktunya, atau sudah digantikan oleh yang lebih baru.
      </AccountNews>
    );
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
      <form noValidate onSubmit={form.handleSubmit(save)} className="nu:grid nu:gap-4">
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
          <Alert tone="danger" title={alertTitle('danger', failure)}>
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
