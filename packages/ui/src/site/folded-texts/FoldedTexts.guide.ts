import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Headings that open a text with a link, without a script.',
  whenToUse: ['Texts of a content page that few visitors need.'],
  whenNot: ['A component with state in an application: use `Accordion`.'],
  doExample: { story: 'Closed', because: 'Each heading names its text.' },
  dontExample: {
    story: 'Open',
    because: 'Do not open all texts at first: the headings are then no overview.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next heading or link.' },
    { keys: 'Enter, Space', action: 'Opens or closes the text.' },
  ],
  accessibility: ['Native `<details>` elements, whose state is announced.'],
  status: 'stable',
  code: `import { FoldedTexts } from '@naungan/ui/site/folded-texts';

<FoldedTexts texts={texts} />;`,
};
