import { useEffect, useRef } from 'react';
import { Heading } from '../../primitives/heading/index.ts';

export type QuestionHeadingProps = {
  /** Id of the question. */
  question: string;
  text: string;
  /** Whether a list of problems has the focus instead. */
  hasProblems: boolean;
};

/**
 * The heading of a form that asks one question at a time. When the question changes, the heading takes the focus, so
 * that a screen reader reads it. At a new step of a wizard, the title of the step takes the focus instead.
 */
export function QuestionHeading({ question, text, hasProblems }: QuestionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const previousQuestion = useRef(question);

  useEffect(() => {
    if (previousQuestion.current === question) return;
    previousQuestion.current = question;
    if (!hasProblems) heading.current?.focus();
  }, [question, hasProblems]);

  return (
    <Heading level={3} ref={heading} tabIndex={-1} className="nu:text-h5 nu:outline-none nu:sm:text-h4">
      {text}
    </Heading>
  );
}
