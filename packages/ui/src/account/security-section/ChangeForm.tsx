import { MESSAGES } from '@naungan/domain/messages';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { readApiProblem } from '../../flow/api-problem.ts';
import { type FieldMessages, messagesOf, schemaProblems } from '../../flow/step-problems.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { accountFormsMessages } from '../messages.ts';

export type ChangeFormProps<Schema extends z.ZodType> = {
  /** The form's fields, named as in the form. */
  schema: Schema;
  /** Names what is saved, because several forms can be open at the same time. */
  submitLabel: string;
  /** Sends the values. Rejects with an `ApiProblem`. */
  onSubmit: (values: z.output<Schema>) => Promise<unknown>;
  /** Called after the change. */
  onDone: () => void;
  onCancel: () => void;
  /** Renders the fields with their messages. */
  children: (messages: FieldMessages) => ReactNode;
};

const focusField = (form: HTMLFormElement | null, name: string | undefined) => {
  if (name) form?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
};

/** A short form in a card, with buttons that save and cancel. The first invalid field gets the focus. */
export function ChangeForm<Schema extends z.ZodType>({
  schema,
  submitLabel,
  onSubmit,
  onDone,
  onCancel,
  children,
}: ChangeFormProps<Schema>) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const element = useRef<HTMLFormElement>(null);
  const [messages, setMessages] = useState<FieldMessages>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  function show(newMessages: FieldMessages, text: string | null) {
    setMessages(newMessages);
    setFailure(text);
    focusField(element.current, Object.keys(newMessages)[0]);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    const { data, success } = schema.safeParse(values);
    show(messagesOf(schemaProblems(schema, values)), null);
    if (!success) return;
    setPending(true);
    try {
      await onSubmit(data);
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
      {children(messages)}
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div className="nu:flex nu:flex-wrap nu:gap-2.5 nu:*:flex-1">
        <Button variant="secondary" disabled={pending} onClick={onCancel}>
          {shared.cancel}
        </Button>
        <Button type="submit" pending={pending}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
