import { withExclamationMark } from '@naungan/domain/messages';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { rootOf } from '../focused-element.ts';
import { Heading } from '../heading/index.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import { focusField } from './focus-field.ts';
import { errorSummaryMessages } from './messages.ts';

export type FieldError = { fieldId: string; message: string };

export type ErrorSummaryProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** Errors in the order of the fields. An empty list renders nothing. */
  errors: readonly FieldError[];
  /** Default: 'Periksa 2 isian berikut'. */
  title?: ReactNode;
  /** Number of attempts to submit. A higher number focuses the summary again. */
  attempt?: number;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'ErrorSummary'>;
};

/**
 * The messages of the invalid fields, above the form. The summary takes the focus; its links move the focus to the
 * fields.
 */
export function ErrorSummary({
  errors,
  title,
  attempt,
  messages,
  className,
  ref,
  ...rest
}: ErrorSummaryProps) {
  const texts = useMessages('ErrorSummary', errorSummaryMessages, messages);
  const summary = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(summary, ref);
  const titleId = useId();
  const hasErrors = errors.length > 0;

  const focusedAttempt = useRef<number>(undefined);

  // The summary takes the focus once per attempt: an error that appears while the visitor types must not take the focus
  // from the field. The page scrolls to the title, because the list may be higher than the screen.
  useEffect(() => {
    if (!hasErrors || (attempt !== undefined && focusedAttempt.current === attempt)) return;
    focusedAttempt.current = attempt;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [hasErrors, attempt]);

  function handleClick(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
    // The link must not change the URL's hash, because the hash contains the step of the wizard. Without a field that can
    // take the focus, the browser scrolls to the field, if the form has rendered it.
    const link = event.currentTarget;
    if (focusField(fieldId, link) || !rootOf(link).getElementById(fieldId)) event.preventDefault();
  }

  if (!hasErrors) return null;
  return (
    <section
      {...rest}
      ref={mergedRef}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(
        'nu:rounded-card nu:border-2 nu:border-bad nu:bg-surface nu:p-5 nu:text-bad nu:outline-none',
        className,
      )}
    >
      <Heading level={2} id={titleId} className="nu:flex nu:items-center nu:gap-2 nu:text-h5">
        <CircleAlert aria-hidden="true" size={20} className="nu:shrink-0" />
        {title ?? texts.title(errors.length)}
      </Heading>
      <ul className="nu:mt-1.5">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => handleClick(event, fieldId)}
              className="nu:inline-block nu:py-1 nu:font-semibold nu:underline nu:decoration-bad/40 nu:underline-offset-4 nu:hover:decoration-2"
            >
              {withExclamationMark(message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
