import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Groups content that belongs together on a surface with a thin border.',
  whenToUse: ['One record in a list, or one group of facts on a page.'],
  whenNot: ['The whole page: a card around everything separates nothing.', 'A message: use `Alert`.'],
  doExample: {
    story: 'NeedsAction',
    because:
      'The accent `action` marks the card that needs an action by the member; a text in it says which.',
  },
  dontExample: {
    story: 'NeedsAction',
    args: { children: 'Polis Aktif' },
    because: 'The accent without an action makes the visitor search for a task.',
  },
  keyboard: [],
  accessibility: [
    'A card is a `<div>` without a role. If it is an entry of a list, put it into an `<li>`, and give it a heading.',
    'The accent is a colour only: the content must state the action.',
  ],
  dataAttributes: [{ name: 'data-accent', values: 'the prop `accent`: `none` or `action`' }],
  status: 'stable',
  code: `import { Card } from '@naungan/ui/primitives/card';

<Card>
  <h2>Sehat Utama</h2>
  <p>Aktif sampai 31 Desember 2026</p>
</Card>;`,
};
