import { ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Stepper } from '../../primitives/stepper/index.ts';
import { usePinnedBar } from '../../primitives/use-pinned-bar.ts';
import { wizardMessages } from '../messages.ts';
import { type StepProblem, summaryOf } from '../step-problems.ts';
import type { StepInfo } from '../use-steps.ts';

export type WizardFrameProps = {
  steps: readonly StepInfo[];
  /** Position of the displayed step in `steps`, from 0. */
  index: number;
  problems: readonly StepProblem[];
  /** Default: 'Periksa n isian berikut'. */
  problemsTitle?: string | undefined;
  /** Number of failed attempts. When the number increases, the error summary takes the focus. */
  attempt: number;
  /** A message above the fields, such as why the step cannot be left or why sending failed. */
  notice?: ReactNode;
  /** Shown below the fields; states whether the draft is stored. */
  draftNote: ReactNode;
  /** Shown next to the step; on phones above the step. */
  aside?: ReactNode;
  /** Default: 'Ringkasan biaya'. */
  asideLabel?: string | undefined;
  /** Omitted on the first step. */
  onBack?: (() => void) | undefined;
  onNext: () => void;
  nextLabel?: string;
  nextDisabled?: boolean;
  pending?: boolean;
  /** Whether all steps are completed and the current one is being corrected. */
  allStepsDone?: boolean | undefined;
  /**
   * Whether the wizard is part of a page. If so, it has a smaller title, and its buttons are below the fields
   * instead of pinned to the bottom of the screen.
   */
  inPage?: boolean;
  children: ReactNode;
};

/** Shows one step: progress, problems, fields, costs and buttons. */
export function WizardFrame(props: WizardFrameProps) {
  const texts = useMessages('Wizard', wizardMessages);
  const { steps, index, problems, notice, aside, onNext, children } = props;

  // The step that is displayed first appears without animation.
  const [firstStep] = useState(steps[index]?.id);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!props.pending && !props.nextDisabled) onNext();
  }

  return (
    <div className="nu:grid nu:items-start nu:gap-x-10 nu:gap-y-6 nu:@desktop:grid-cols-[minmax(0,1fr)_340px]">
      {aside && (
        <aside
          aria-label={props.asideLabel ?? texts.costs}
          className="nu:min-w-0 nu:@desktop:sticky nu:@desktop:top-6 nu:@desktop:col-start-2 nu:@desktop:row-start-1"
        >
          {aside}
        </aside>
      )}
      <form
        noValidate
        aria-label={steps[index]?.title}
        onSubmit={handleSubmit}
        className={cx(
          'nu:flex nu:min-w-0 nu:flex-col nu:@desktop:col-start-1 nu:@desktop:row-start-1',
          props.inPage ? 'nu:gap-4' : 'nu:gap-6',
        )}
      >
        <Stepper
          steps={steps}
          current={index}
          allStepsDone={props.allStepsDone}
          headingLevel={props.inPage ? 3 : 1}
        />
        {notice}
        <ErrorSummary errors={summaryOf(problems)} title={props.problemsTitle} attempt={props.attempt} />
        <div
          key={steps[index]?.id}
          className={cx(
            'nu:flex nu:min-w-0 nu:flex-col',
            props.inPage ? 'nu:gap-4' : 'nu:gap-5',
            steps[index]?.id !== firstStep && 'nu:animate-[nu-step_200ms_ease-out]',
          )}
        >
          {children}
        </div>
        {props.draftNote && <div className="nu:@desktop:order-1">{props.draftNote}</div>}
        <WizardActions {...props} />
      </form>
    </div>
  );
}

const PINNED_CLASS =
  'nu:sticky nu:bottom-0 nu:z-20 nu:mx-[calc(-1*var(--nu-gutter))] nu:border-t nu:border-line nu:bg-surface nu:px-(--nu-gutter) nu:pt-3 nu:pb-[calc(0.75rem+env(safe-area-inset-bottom))] nu:@desktop:static nu:@desktop:mx-0 nu:@desktop:border-0 nu:@desktop:bg-transparent nu:@desktop:p-0';

/**
 * The buttons of a step. Unless `inPage` is set, they are pinned to the bottom of screens that are narrower
 * than 1024 px.
 */
function WizardActions({ steps, index, onBack, nextLabel, nextDisabled, pending, inPage }: WizardFrameProps) {
  const texts = useMessages('Wizard', wizardMessages);
  const pinnedRef = usePinnedBar();
  const isLast = index === steps.length - 1;
  return (
    <div ref={pinnedRef} className={cx('nu:flex nu:gap-2.5', !inPage && PINNED_CLASS)}>
      {onBack && (
        <Button
          variant="secondary"
          className="nu:flex-[2_1_0] nu:@desktop:flex-none"
          disabled={pending}
          onClick={onBack}
        >
          {texts.back}
        </Button>
      )}
      <Button
        type="submit"
        disabled={nextDisabled}
        pending={pending}
        className="nu:flex-[3_1_0] nu:whitespace-nowrap nu:@desktop:flex-none"
        iconEnd={!isLast && <ArrowRight aria-hidden="true" size={20} />}
      >
        {nextLabel ?? texts.next}
      </Button>
    </div>
  );
}
