import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { Heading } from '../heading/Heading.tsx';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { stepperMessages } from './messages.ts';

export type Step = { id: string; title: string };

export type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** All steps in order. */
  steps: readonly Step[];
  /** Index of the current step, from 0. */
  current: number;
  /** Whether all steps are completed and the current step is being corrected. */
  allStepsDone?: boolean | undefined;
  /** Level of the step's title. Level 3 has the size of a card's title. */
  headingLevel?: 1 | 2 | 3;
  /**
   * Whether the focus stays where it is when the step changes. By default the title takes the focus, so that a screen
   * reader reads the title.
   */
  keepFocus?: boolean;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'Stepper'>;
};

function stateOf(index: number, current: number, allStepsDone: boolean) {
  if (index === current) return 'current';
  return allStepsDone || index < current ? 'done' : 'ahead';
}

/**
 * Progress of a wizard: 'Langkah 2 dari 7', the title of the step, and a bar for each step. On wide screens the bars
 * have the names of the steps.
 */
export function Stepper(props: StepperProps) {
  const {
    steps,
    current,
    allStepsDone = false,
    headingLevel = 1,
    keepFocus,
    messages,
    className,
    ...rest
  } = props;
  const texts = useMessages('Stepper', stepperMessages, messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const previousStep = useRef(current);

  // A layout effect, so that the title never appears without the focus.
  useLayoutEffect(() => {
    if (previousStep.current === current) return;
    previousStep.current = current;
    if (!keepFocus) heading.current?.focus();
  }, [current, keepFocus]);

  return (
    <div {...rest} className={cx('nu:@container', className)} data-step={steps[current]?.id}>
      <p className="nu:text-[0.9375rem] nu:leading-6 nu:font-semibold nu:text-brand">
        {texts.progress(current + 1, steps.length)}
      </p>
      <Heading
        level={headingLevel}
        ref={heading}
        tabIndex={-1}
        className={headingLevel === 3 ? 'nu:text-h5' : 'nu:text-h3'}
      >
        {steps[current]?.title}
      </Heading>
      <ol aria-label={texts.steps} className="nu:mt-4 nu:flex nu:gap-1.5">
        {steps.map((step, index) => {
          const state = stateOf(index, current, allStepsDone);
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              className="nu:min-w-0 nu:flex-1"
            >
              <span
                className={cx(
                  'nu:block nu:h-1.5 nu:rounded-pill nu:transition-colors',
                  { done: 'nu:bg-brand', current: 'nu:bg-sun', ahead: 'nu:bg-field' }[state],
                )}
              />
              <span
                className={cx(
                  'nu:mt-1.5 nu:block nu:text-xs nu:leading-4 nu:wrap-break-word nu:@max-2xl:sr-only',
                  state === 'current' ? 'nu:font-semibold nu:text-ink' : 'nu:text-muted',
                )}
              >
                {step.title}
                <span className="nu:sr-only">: {texts[state]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
