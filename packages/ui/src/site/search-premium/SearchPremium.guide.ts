import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The price next to a search form; a screen reader reads a changed total.',
  whenToUse: ['A search form whose answers determine the price.'],
  whenNot: ['A fixed price: use `Money`.'],
  doExample: { story: 'Default', because: 'The note says on which data the price depends.' },
  dontExample: { story: 'Covers', args: { note: '' }, because: 'A price without its basis misleads.' },
  keyboard: [],
  accessibility: ['The total is in a polite live region; the rows are not announced.'],
  status: 'stable',
  code: `import { SearchPremium } from '@naungan/ui/site/search-premium';

<SearchPremium {...price} note="Menurut usia dan kota" />;`,
};
