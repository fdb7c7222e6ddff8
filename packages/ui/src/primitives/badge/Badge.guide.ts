import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a status of one or two words.',
  whenToUse: ['The status of an order, an invoice, a policy or a claim in a list or a heading.'],
  whenNot: [
    'A sentence or an action: use `Alert`.',
    'A number of entries in a tab: use the count of `Tabs`.',
  ],
  doExample: { story: 'Success', because: 'The word states the status; the colour repeats it.' },
  dontExample: {
    story: 'Danger',
    args: { children: 'Silakan hubungi konsultan kami sebelum 3 Maret' },
    because: 'A sentence is too long for a badge. Show it as an `Alert`.',
  },
  keyboard: [],
  accessibility: [
    'The text must be clear without the colour, because screen readers and some visitors do not get the colour.',
    'A badge is not announced when it changes. `StatusNotice` announces a changed status.',
  ],
  dataAttributes: [{ name: 'data-tone', values: 'the prop `tone`' }],
  status: 'stable',
  code: `import { Badge } from '@naungan/ui/primitives/badge';

<Badge tone="success">Aktif</Badge>;`,
};
