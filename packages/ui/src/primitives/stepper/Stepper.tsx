import { type ComponentProps, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

export type Step = { id: string; title: string };

export type StepperProps = Omit<ComponentProps<'div'>, 'children'> & {
  steps: readonly Step[];
  /** Index of the step at hand, from 0. */
  current: number;
  /** Level of the step's title. */
  headingLevel?: 1 | 2;
  /** Leaves the focus alone when the step changes; otherwise the title takes it, so that it is read. */
  keepFocus?: boolean;
};

const stateOf = (index: number, current: number) =>
  index < current ? 'done' : index === current ? 'current' : 'ahead';

const WORDS = { done: 'selesai', current: 'sedang diisi', ahead: 'belum diisi' };

/** Where am I: 'Langkah 2 dari 7', the step's title, one bar a step, with its name where there is room. */
export function Stepper({ steps, current, headingLevel = 1, keepFocus, className, ...rest }: StepperProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(current);
  const Heading = `h${headingLevel}` as const;

  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    if (!keepFocus) heading.current?.focus();
  }, [current, keepFocus]);

  return (
    <div {...rest} className={cx('@container', className)} data-step={steps[current]?.id}>
      <p className="text-[0.9375rem] leading-6 font-semibold text-brand">
        Langkah {current + 1} dari {steps.length}
      </p>
      <Heading ref={heading} tabIndex={-1} className="text-h3">
        {steps[current]?.title}
      </Heading>
      <ol aria-label="Langkah pengisian" className="mt-4 flex gap-1.5">
        {steps.map((step, index) => {
          const state = stateOf(index, current);
          return (
            <li
              key={step.id}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
              className="min-w-0 flex-1"
            >
              <span
                className={cx(
                  'block h-1.5 rounded-pill transition-colors',
                  { done: 'bg-brand', current: 'bg-sun', ahead: 'bg-field' }[state],
                )}
              />
              <span
                className={cx(
                  'mt-1.5 block text-xs leading-4 wrap-break-word @max-2xl:sr-only',
                  state === 'current' ? 'font-semibold text-ink' : 'text-muted',
                )}
              >
                {step.title}
                <span className="sr-only">: {WORDS[state]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
