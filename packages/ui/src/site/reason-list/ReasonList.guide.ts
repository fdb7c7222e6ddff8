import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Reasons, each with a link; a phone shows the titles and a button that opens the descriptions.',
  whenToUse: ['A page about the broker.'],
  whenNot: ['Only the titles: use `ReasonsStrip`.'],
  doExample: { story: 'Default', because: 'Each reason links to its proof.' },
  dontExample: {
    story: 'Default',
    args: { reasons: [] },
    because: 'Do not show the section without reasons.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links and the button.' },
    { keys: 'Enter, Space', action: 'Opens a link, or the descriptions on a phone.' },
  ],
  accessibility: ['The button states whether the descriptions are open.'],
  status: 'stable',
  code: `import { ReasonList } from '@naungan/ui/site/reason-list';

<ReasonList reasons={reasons} href="/about" />;`,
};
