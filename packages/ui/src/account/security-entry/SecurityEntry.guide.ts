import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Opens the section for the security of the account.',
  whenToUse: ['Below the profile, for a section whose code loads when it is opened.'],
  whenNot: ['A page with only this section: show `SecuritySection` at once.'],
  doExample: { story: 'Default', because: 'The text says what the section contains.' },
  dontExample: { story: 'Default', because: 'Do not load the section before it is opened.' },
  keyboard: [
    { keys: 'Enter', action: 'Opens the section.' },
    { keys: 'Space', action: 'Opens the section.' },
  ],
  accessibility: ['The card is a region with a heading.'],
  status: 'stable',
  code: `import { SecurityEntry } from '@naungan/ui/account/security-entry';

<SecurityEntry><SecuritySection {...actions} /></SecurityEntry>;`,
};
