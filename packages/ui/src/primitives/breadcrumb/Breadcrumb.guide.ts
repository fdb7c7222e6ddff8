import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the path from the home page to the current page.',
  whenToUse: ['Pages at least two levels below the home page, such as a plan or an order.'],
  whenNot: [
    'The steps of a wizard: use `Stepper`.',
    'The only way back from a page: also offer a button or link with the action.',
  ],
  doExample: { story: 'Default', because: 'The last item is the current page and no link.' },
  dontExample: {
    story: 'Default',
    args: { items: [{ label: 'Beranda', href: '#' }] },
    because: 'A path of one item does not say where the visitor is.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next link.' },
    { keys: 'Enter', action: 'Opens the page.' },
  ],
  accessibility: [
    'A `<nav>` element with a name contains an ordered list; the current page has `aria-current="page"`.',
    'Labels are the titles of the pages, so that they are the same in the list of links of a screen reader.',
  ],
  status: 'stable',
  code: `import { Breadcrumb } from '@naungan/ui/primitives/breadcrumb';

<Breadcrumb items={[{ label: 'Beranda', href: '/' }, { label: 'Produk', href: '/products' }, { label: 'Sehat Utama' }]} />;`,
};
