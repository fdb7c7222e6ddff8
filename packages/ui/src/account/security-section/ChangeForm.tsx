import { MESSAGES } from '@naungan/domain/messages';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { readApiProblem } from '../../flow/api-problem.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';

/** Messages by name of the field. */
export type Problems = Record<string, string>;

export type ChangeFormProps = {
  /** Returns the messages of invalid fields, in the order of the fields. */
  check: (values: FormData) => Problems;
  /** Sends the values. Rejects with an `ApiProblem`. */
  onSubmit: (values: FormData) => Promise<unknown>;
  /** Called after the change. */
  onDone: () => void;
  onCancel: () => void;
  children: (problems: Problems) => ReactNode;
};

const focusField = (form: HTMLFormElement | null, name: string | undefined) => {
  if (name) form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
};

/** A short form in a card, with buttons that save and cancel. The first invalid field gets the focus. */
export function ChangeForm({ check, onSubmit, onDone, onCancel, children }: ChangeFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  function show(foundProblems: Problems, text: string | null) {
    setProblems(foundProblems);
    setFailure(text);
    focusField(element.current, Object.keys(foundProblems)[0]);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const foundProblems = check(values);
    show(foundProblems, null);
    if (Object.keys(foundProblems).length > 0) return;
    setPending(true);
    try {
      await onSubmit(values);
      onDone();
    } catch (thrown) {
      const { fields, message } = readApiProblem(thrown, MESSAGES.common.submitFailed);
      show(
        Object.fromEntries(fields.map((field) => [field.path, field.message])),
        fields.length > 0 ? null : message,
      );
    }
    setPending(false);
  }

  return (
    <form ref={element} noValidate onSubmit={submit} className="nu:mt-4 nu:grid nu:max-w-md nu:gap-4">
      {children(problems)}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="nu:flex nu:flex-wrap nu:gap-2.5 nu:*:flex-1">
        <Button variant="secondary" disabled={pending} onClick={onCancel}>
          Batal
        </Button>
        <Button type="submit" pending={pending}>
          Simpan
        </Button>
      </div>
    </form>
  );
}
