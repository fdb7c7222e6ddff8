import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the logo of an insurer, or its initials.',
  whenToUse: ['Next to the name of the insurer in cards, lists and headings.'],
  whenNot: [
    'Instead of the name: the logo is hidden from screen readers.',
    'The logo of this site: use `Logo`.',
  ],
  doExample: { story: 'Row', because: 'The name of the insurer is next to the logo.' },
  dontExample: {
    story: 'Initials',
    because: 'Initials alone do not identify an insurer. Show the name next to them.',
  },
  keyboard: [],
  accessibility: [
    'The logo is decorative and hidden from screen readers, so the name must be displayed next to it.',
    'If the picture fails to load, the initials take its place without a shift of the layout.',
  ],
  status: 'stable',
  code: `import { InsurerLogo } from '@naungan/ui/primitives/insurer-logo';

<InsurerLogo name="Asuransi Melati" src="/logos/melati.svg" />;`,
};
