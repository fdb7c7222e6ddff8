import { ArrowRight } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { ErrorSummary } from '../../primitives/error-summary/index.ts';
import { Stepper } from '../../primitives/stepper/index.ts';
import { usePinned } from '../../primitives/use-pinned.ts';
import { type Problem, summaryOf } from '../problems/problems.ts';
import type { StepInfo } from '../use-steps/use-steps.ts';

export type WizardFrameProps = {
  steps: readonly StepInfo[];
  index: number;
  problems: readonly Problem[];
  /** Instead of 'Periksa n isian berikut'. */
  problemsTitle?: string | undefined;
  attempt: number;
  /** A message above the fields: why the step cannot be left, why sending failed. */
  notice?: ReactNode;
  /** Below the fields: what becomes of what is typed. */
  draftNote: ReactNode;
  /** Beside the step; on phones above it. */
  aside?: ReactNode;
  /** Absent on the first step. */
  onBack?: (() => void) | undefined;
  onNext: () => void;
  nextLabel?: string;
  nextDisabled?: boolean;
  pending?: boolean;
  children: ReactNode;
};

/** One step on the screen: where am I, what is wrong, the step, what it costs, and the way on. */
export function WizardFrame(props: WizardFrameProps) {
  const { steps, index, problems, notice, aside, onNext, children } = props;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!props.pending && !props.nextDisabled) onNext();
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_340px]">
      {aside && (
        <aside
          aria-label="Ringkasan biaya"
          className="min-w-0 lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1"
        >
          {aside}
        </aside>
      )}
      <form
        noValidate
        aria-label={steps[index]?.title}
        onSubmit={handleSubmit}
        className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-start-1"
      >
        <Stepper steps={steps} current={index} />
        {notice}
        <ErrorSummary errors={summaryOf(problems)} title={props.problemsTitle} attempt={props.attempt} />
        <div key={steps[index]?.id} className="flex min-w-0 flex-col gap-5">
          {children}
        </div>
        <div className="lg:order-1">{props.draftNote}</div>
        <WizardActions {...props} />
      </form>
    </div>
  );
}

/** Pinned to the bottom of the screen below 1024 px. */
function WizardActions({
  steps,
  index,
  onBack,
  nextLabel = 'Lanjut',
  nextDisabled,
  pending,
}: WizardFrameProps) {
  const pinned = usePinned();
  const isLast = index === steps.length - 1;
  return (
    <div
      ref={pinned}
      className="sticky bottom-0 z-20 -mx-4 flex gap-2.5 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:border-0 lg:bg-transparent lg:p-0"
    >
      {onBack && (
        <Button variant="secondary" className="flex-[2_1_0] lg:flex-none" disabled={pending} onClick={onBack}>
          Kembali
        </Button>
      )}
      <Button
        type="submit"
        disabled={nextDisabled}
        pending={pending}
        className="flex-[3_1_0] whitespace-nowrap lg:flex-none"
        iconEnd={!isLast && <ArrowRight aria-hidden="true" size={20} />}
      >
        {nextLabel}
      </Button>
    </div>
  );
}
