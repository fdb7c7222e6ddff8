import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The heading of a form that asks one question at a time.',
  whenToUse: ['A wizard in which each question replaces the last one.'],
  whenNot: ['A form that shows all fields: use a normal heading.'],
  doExample: {
    story: 'Default',
    because: 'The heading is the question, and takes the focus when it changes.',
  },
  dontExample: {
    story: 'WithProblems',
    because: 'Do not move the focus to the heading while a list of problems has it.',
  },
  keyboard: [],
  accessibility: [
    'The heading takes the focus after a new question, so that a screen reader reads it.',
    'At the first question the focus stays where it is.',
  ],
  status: 'stable',
  code: `import { QuestionHeading } from '@naungan/ui/flow/question-heading';

<QuestionHeading question="merek" text="Apa merek mobil Anda?" hasProblems={false} />;`,
};
