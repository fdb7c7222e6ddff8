import { useEffect, useRef } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type QuestionHeadingProps = WithHostProps<
  {
    /** Id of the question. */
    question: string;
    text: string;
    /** Whether a list of problems has the focus instead. */
    hasProblems: boolean;
  },
  'h3'
>;

/**
 * The heading of a form that asks one question at a time. When the question changes, the heading takes the focus, so
 * that a screen reader reads it. At a new step of a wizard, the title of the step takes the focus instead.
 */
export function QuestionHeading({
  question,
  text,
  hasProblems,
  className,
  ref,
  ...rest
}: QuestionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const mergedRef = useMergedRef(heading, ref);
  const previousQuestion = useRef(question);

  useEffect(() => {
    if (previousQuestion.current === question) return;
    previousQuestion.current = question;
    if (!hasProblems) heading.current?.focus();
  }, [question, hasProblems]);

  return (
    <Heading
      {...rest}
      level={3}
      ref={mergedRef}
      tabIndex={-1}
      className={cx('nu:text-h5 nu:outline-none nu:sm:text-h4', className)}
    >
      {text}
    </Heading>
  );
}
