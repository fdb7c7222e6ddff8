import { alertTitle, MESSAGES } from '@naungan/domain/messages';
import { type SubmitEvent, useId, useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { actionError } from '../form-errors/action-error.ts';

export type DeleteFormProps = {
  withPassword: boolean;
  onDelete: (password: string) => Promise<unknown>;
  onDeleted: () => void;
  onCancel: () => void;
};

/** Typed in full, so that nobody deletes an account by a slip of the finger. */
const WORD = 'HAPUS';
const WORD_MESSAGE = `Ketik ${WORD} dengan huruf besar`;
const PASSWORD_MESSAGE = 'Password wajib di isi';

type Problems = { word?: string; password?: string; form?: string };

/** Confirms the deletion by a word, and by the password where there is one. The first wrong field gets the focus. */
export function DeleteForm({ withPassword, onDelete, onDeleted, onCancel }: DeleteFormProps) {
  const formId = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [pending, setPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const password = String(typed.get('password') ?? '');
    const found: Problems = {
      ...(String(typed.get('word')).trim() === WORD ? {} : { word: WORD_MESSAGE }),
      ...(withPassword && password === '' ? { password: PASSWORD_MESSAGE } : {}),
    };
    setProblems(found);
    const wrong = found.password ? 'password' : found.word ? 'word' : null;
    if (wrong) return form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    setPending(true);
    try {
      await onDelete(password);
      onDeleted();
    } catch (thrown) {
      const { message, fields, status } = actionError(thrown);
      const refused = fields.find(({ path }) => path === 'password');
      const text = status === 429 ? MESSAGES.common.tooManyRequests : message || MESSAGES.common.submitFailed;
      setProblems(refused ? { password: refused.message } : { form: text });
      setPending(false);
      if (refused) form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
    }
  }

  return (
    <form noValidate onSubmit={submit} className="nu:grid nu:gap-4 nu:border-t nu:border-line nu:pt-5">
      {withPassword && (
        <PasswordField
          id={`${formId}-password`}
          name="password"
          label="Password Anda"
          error={problems.password}
          required
          autoComplete="current-password"
        />
      )}
      <TextField
        id={`${formId}-word`}
        name="word"
        label={`Ketik ${WORD} untuk melanjutkan`}
        error={problems.word}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {problems.form && (
        <Alert tone="danger" title={alertTitle('danger', problems.form)}>
          {problems.form}
        </Alert>
      )}
      <div className="nu:flex nu:flex-wrap nu:gap-2.5 nu:*:flex-1">
        <Button variant="secondary" disabled={pending} onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" variant="danger" pending={pending}>
          Hapus akun
        </Button>
      </div>
    </form>
  );
}
