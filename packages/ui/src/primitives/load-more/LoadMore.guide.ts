import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A button below a list that loads more entries, and the number of displayed entries.',
  whenToUse: ['Lists of which a visitor reads the first entries, such as plans and orders.'],
  whenNot: ['A list that fits on a screen.', 'Data that a visitor looks up by page number: use pages.'],
  doExample: { story: 'Default', because: 'The visitor sees how many of all entries are displayed.' },
  dontExample: {
    story: 'AllShown',
    because:
      'Do not remove the button when all entries are displayed: the focus would be lost. `hasMore={false}` disables it.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button.' },
    { keys: 'Enter, Space', action: 'Loads more entries.' },
  ],
  accessibility: [
    'The number of displayed entries is announced after loading.',
    'After loading, the focus stays on the button; the new entries are before it.',
    '`href` makes the button a link without JavaScript.',
  ],
  status: 'stable',
  code: `import { LoadMore } from '@naungan/ui/primitives/load-more';

<LoadMore hasMore={orders.length < total} shownCount={orders.length} total={total} pending={isLoading} onLoadMore={loadMore} />;`,
};
