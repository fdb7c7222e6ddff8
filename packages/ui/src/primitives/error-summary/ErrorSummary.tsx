import { withBang } from '@naungan/domain/messages';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { focusField } from './focus-field.ts';

export type FieldError = { fieldId: string; message: string };

export type ErrorSummaryProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** In the order of the fields; nothing is shown for none. */
  errors: readonly FieldError[];
  title?: ReactNode;
  /** Count of attempts to submit: a failed one focuses the summary again. */
  attempt?: number;
};

/** The same words as at the fields, above the form. Focuses itself when it appears; links go to the fields. */
export function ErrorSummary({ errors, title, attempt, className, ...rest }: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const any = errors.length > 0;

  // A new attempt focuses again, a corrected field does not. A list that is higher than the screen starts at its title.
  useEffect(() => {
    if (!any) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [any, attempt]);

  function handleClick(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
    // The hash belongs to the wizard's steps.
    if (focusField(fieldId)) event.preventDefault();
  }

  if (!any) return null;
  return (
    <section
      {...rest}
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx('rounded-card border-2 border-bad bg-surface p-5 text-bad outline-none', className)}
    >
      <h2 id={titleId} className="flex items-center gap-2 text-h5">
        <CircleAlert aria-hidden="true" size={20} className="shrink-0" />
        {title ?? `Periksa ${errors.length} isian berikut`}
      </h2>
      <ul className="mt-1.5">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => handleClick(event, fieldId)}
              className="inline-block py-1 font-semibold underline decoration-bad/40 underline-offset-4 hover:decoration-2"
            >
              {withBang(message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
