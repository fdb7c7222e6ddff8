import { withBang } from '@naungan/domain/messages';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../heading/index.ts';
import { focusField } from './focus-field.ts';

export type FieldError = { fieldId: string; message: string };

export type ErrorSummaryProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** In the order of the fields; nothing is shown for none. */
  errors: readonly FieldError[];
  /** 'Periksa 2 isian berikut' when absent. */
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
    if (focusField(fieldId, event.currentTarget)) event.preventDefault();
  }

  if (!any) return null;
  return (
    <section
      {...rest}
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={cx(
        'nu:rounded-card nu:border-2 nu:border-bad nu:bg-surface nu:p-5 nu:text-bad nu:outline-none',
        className,
      )}
    >
      <Heading level={2} id={titleId} className="nu:flex nu:items-center nu:gap-2 nu:text-h5">
        <CircleAlert aria-hidden="true" size={20} className="nu:shrink-0" />
        {title ?? `Periksa ${errors.length} isian berikut`}
      </Heading>
      <ul className="nu:mt-1.5">
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId} ${message}`}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => handleClick(event, fieldId)}
              className="nu:inline-block nu:py-1 nu:font-semibold nu:underline nu:decoration-bad/40 nu:underline-offset-4 nu:hover:decoration-2"
            >
              {withBang(message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
