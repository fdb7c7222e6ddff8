import { AMOUNT_LABELS } from '@naungan/domain/fee';
import { formatRupiah } from '@naungan/domain/money';
import { useEffect, useRef } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import type { ApiProblem, FigureChange } from '../api-problem.ts';
import { wizardMessages } from '../messages.ts';
import type { EarlierProblems, StepInfo } from '../use-steps.ts';

/**
 * Returns props for an element that takes the focus when it appears and when `attempt` increases, but not while
 * `attempt` is 0. The focus scrolls the element into view and makes screen readers read it.
 */
function useFocusOnAttempt(attempt = 1) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);
  return { ref: element, tabIndex: -1 };
}

/** States that the customer's answers exclude this product, and links to other plans. */
export function BlockedNotice({
  message,
  plansHref,
  className,
  ...rest
}: WithHostProps<{ message: string; plansHref?: string | undefined }, 'div'>) {
  const texts = useMessages('Wizard', wizardMessages);
  return (
    <Alert
      {...rest}
      {...useFocusOnAttempt()}
      tone="warning"
      title={texts.blockedTitle}
      className={cx('nu:outline-none', className)}
      action={
        plansHref && (
          <ButtonLink href={plansHref} variant="secondary" size="sm">
            {texts.otherProducts}
          </ButtonLink>
        )
      }
    >
      {message}
    </Alert>
  );
}

export type EarlierStepNoticeProps = WithHostProps<
  EarlierProblems & {
    /** Number of attempts to leave the current step. The notice takes the focus at each attempt, not when it appears. */
    attempt: number;
    onOpen: () => void;
  },
  'div'
>;

/**
 * States the problems that appeared in an earlier step, with a button that opens that step. The current step
 * can be edited, but the customer cannot continue.
 */
export function EarlierStepNotice({
  step,
  problems,
  attempt,
  onOpen,
  className,
  ...rest
}: EarlierStepNoticeProps) {
  const texts = useMessages('Wizard', wizardMessages);
  return (
    <Alert
      {...rest}
      {...useFocusOnAttempt(attempt)}
      tone="warning"
      title={texts.earlierStepTitle(step.title)}
      className={cx('nu:outline-none', className)}
      action={
        <Button variant="secondary" size="sm" onClick={onOpen}>
          {texts.openStep(step.title)}
        </Button>
      }
    >
      {problems.map(({ field, message }) => (
        <p key={field}>{message.replace(/[.]$/, '')}.</p>
      ))}
    </Alert>
  );
}

const LABELLED_AMOUNTS = Object.entries(AMOUNT_LABELS).map(([name, label]) => ({
  path: `amounts.${name}`,
  label,
}));

/** Returns a sentence per changed amount: 'Biaya admin berubah dari Rp25.000 menjadi Rp30.000'. */
const changeTexts = (changes: readonly FigureChange[], texts: Messages['Wizard']): string[] =>
  LABELLED_AMOUNTS.flatMap(({ path, label }) =>
    changes
      .filter((change) => change.path === path)
      .map(({ from, to }) => texts.amountChanged(label, formatRupiah(from), formatRupiah(to))),
  );

export type FailedNoticeProps = WithHostProps<
  {
    error: ApiProblem;
    /** The steps that contain a field that the server rejected. */
    steps: readonly StepInfo[];
    onOpen: (id: string) => void;
  },
  'div'
>;

/** States why the server rejected the form, and the amounts that changed. The form keeps its input. */
export function FailedNotice({ error, steps, onOpen, className, ...rest }: FailedNoticeProps) {
  const texts = useMessages('Wizard', wizardMessages);
  const changes = changeTexts(error.changes, texts);
  const fieldMessages = error.fields.map(({ message }) => message);
  const listItems = [...fieldMessages.filter((message) => message !== error.message), ...changes];
  return (
    <Alert
      {...rest}
      {...useFocusOnAttempt()}
      tone="danger"
      title={texts.failedTitle}
      className={cx('nu:outline-none', className)}
      action={
        steps.length > 0 &&
        steps.map(({ id, title }) => (
          <Button key={id} variant="secondary" size="sm" onClick={() => onOpen(id)}>
            {texts.openStep(title)}
          </Button>
        ))
      }
    >
      <p>{error.message}</p>
      {listItems.length > 0 && (
        <ul className="nu:mt-1 nu:list-disc nu:ps-5">
          {listItems.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <p>{texts.failedHint}</p>
    </Alert>
  );
}
