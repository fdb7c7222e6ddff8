import { alertTitle, MESSAGES } from '@naungan/domain/messages';
import { type SubmitEvent, useId, useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PasswordField } from '../../primitives/password-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { accountFormsMessages } from '../messages.ts';
import { privacyMessages } from './messages.ts';

export type DeleteFormProps = {
  /** Whether the account has a password, which the member must then type. */
  hasPassword: boolean;
  onDelete: (password: string) => Promise<unknown>;
  onDeleted: () => void;
  onCancel: () => void;
};

/** Messages by name of the field; `form` is the message for the whole form. */
type Problems = { word?: string; password?: string; form?: string };

/**
 * Confirms the deletion with a word, and with the password if the account has one. The first invalid field gets the
 * focus.
 */
export function DeleteForm({ hasPassword, onDelete, onDeleted, onCancel }: DeleteFormProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('Privacy', privacyMessages);
  const formId = useId();
  const [problems, setProblems] = useState<Problems>({});
  const [pending, setPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const formData = new FormData(form);
    const password = String(formData.get('password') ?? '');
    const word = String(formData.get('word')).trim();
    // The properties are set in the order of the fields, because the first one determines the focus.
    const foundProblems: Problems = {};
    if (hasPassword && password === '') foundProblems.password = shared.passwordRequired;
    if (word !== texts.word) foundProblems.word = texts.wordRequired(texts.word);
    setProblems(foundProblems);
    const [firstInvalidName] = Object.keys(foundProblems);
    if (firstInvalidName)
      return form.querySelector<HTMLInputElement>(`[name="${firstInvalidName}"]`)?.focus();
    setPending(true);
    try {
      await onDelete(password);
      onDeleted();
    } catch (thrown) {
      const { message, fields, status } = readApiProblem(thrown);
      const passwordProblem = fields.find(({ path }) => path === 'password');
      const text = status === 429 ? MESSAGES.common.tooManyRequests : message || MESSAGES.common.submitFailed;
      setProblems(passwordProblem ? { password: passwordProblem.message } : { form: text });
      setPending(false);
      if (passwordProblem) form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
    }
  }

  return (
    <form noValidate onSubmit={submit} className="nu:grid nu:gap-4 nu:border-t nu:border-line nu:pt-5">
      {hasPassword && (
        <PasswordField
          id={`${formId}-password`}
          name="password"
          label={shared.yourPassword}
          error={problems.password}
          requirement="required"
          autoComplete="current-password"
        />
      )}
      <TextField
        id={`${formId}-word`}
        name="word"
        label={texts.typeWord(texts.word)}
        error={problems.word}
        requirement="required"
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
          {shared.cancel}
        </Button>
        <Button type="submit" variant="danger" pending={pending}>
          {texts.deleteTitle}
        </Button>
      </div>
    </form>
  );
}
