import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the progress of a wizard: number and title of the step, and a bar for each step.',
  whenToUse: ['A wizard of three or more steps in a fixed order.'],
  whenNot: ['Two steps: a heading is enough.', 'Sections in any order: use `Tabs`.'],
  doExample: { story: 'SecondStep', because: 'The number, the title and the bars say how much is left.' },
  dontExample: {
    story: 'FirstStep',
    args: {
      steps: [
        { id: 'a', title: 'Langkah 1' },
        { id: 'b', title: 'Langkah 2' },
      ],
    },
    because: 'The titles must name what the step asks, not repeat its number.',
  },
  keyboard: [],
  accessibility: [
    'At a new step the title takes the focus, so that a screen reader reads it; `keepFocus` prevents this.',
    'The bars are a list: each has the name of its step and its state; the current one has `aria-current="step"`.',
  ],
  dataAttributes: [
    { name: 'data-step', values: 'the id of the current step' },
    { name: 'data-state', values: 'on each step: `done`, `current` or `ahead`' },
  ],
  status: 'stable',
  code: `import { Stepper } from '@naungan/ui/primitives/stepper';

<Stepper steps={[{ id: 'terms', title: 'Ketentuan' }, { id: 'insured', title: 'Tertanggung' }, { id: 'summary', title: 'Ringkasan' }]} current={1} />;`,
};
