import { type ProfilePart, type ProfilePath, profileParts } from '@naungan/domain/profile';
import { Circle, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type FieldErrors, get } from 'react-hook-form';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { profileFormMessages } from './messages.ts';
import type { ProfileBinding } from './use-profile-form.ts';

export type ProfileProgressProps = Pick<ProfileBinding, 'form'> & {
  /** Errors of the form. */
  errors: FieldErrors;
  /** Name of the order that waits for the profile: 'Asuransi Kesehatan – Sehat Optima'. */
  waitingOrder?: string | undefined;
  /** Opens the tab of a field and focuses the field. */
  onOpen: (path: ProfilePath) => void;
};

function progressText(
  parts: readonly ProfilePart[],
  waitingOrder: string | undefined,
  texts: Messages['ProfileForm'],
): string {
  const filledCount = parts.filter(({ incompletePath }) => incompletePath === null).length;
  if (filledCount < parts.length) return texts.progress(filledCount, parts.length);
  return waitingOrder ? texts.completeForOrder : texts.complete;
}

/** Shows a member with an incomplete profile the reason, the progress and a button that opens the next missing field. */
export function ProfileProgress({ form, errors, waitingOrder, onOpen }: ProfileProgressProps) {
  const texts = useMessages('ProfileForm', profileFormMessages);
  const [values, setValues] = useState(() => form.getValues());
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: (state) => setValues(state.values) }),
    [subscribe],
  );
  const parts = profileParts(values, (path) => get(errors, path) !== undefined);
  const incompletePart = parts.find((part) => part.incompletePath !== null);
  const pathToOpen = incompletePart?.incompletePath;
  return (
    <Alert
      tone="info"
      title={waitingOrder ? texts.waiting(waitingOrder) : texts.completeFirst}
      action={
        pathToOpen && (
          <Button variant="secondary" size="sm" onClick={() => onOpen(pathToOpen)}>
            {texts.fillIn} {incompletePart.label}
          </Button>
        )
      }
    >
      <p>{progressText(parts, waitingOrder, texts)}</p>
      <ul className="nu:mt-1.5 nu:flex nu:flex-wrap nu:gap-x-5 nu:gap-y-1">
        {parts.map(({ tab, label, incompletePath }) => {
          const Icon = incompletePath === null ? CircleCheck : Circle;
          return (
            <li key={tab} className="nu:flex nu:items-center nu:gap-1.5">
              <Icon
                aria-hidden="true"
                size={18}
                className={incompletePath === null ? 'nu:text-ok' : 'nu:text-muted'}
              />
              {label}
              <span className="nu:sr-only">{incompletePath === null ? texts.filled : texts.notFilled}</span>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
