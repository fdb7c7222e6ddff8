import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Wraps a number, an id or an e-mail address after punctuation, not inside a word.',
  whenToUse: [
    'Values without spaces that can be wider than a phone, such as e-mail addresses and transaction ids.',
  ],
  whenNot: [
    'Amounts, which must never wrap: use `Money`.',
    'Numbers of orders, policies and invoices: use `RecordNumber`.',
  ],
  doExample: {
    story: 'Email',
    because: 'The address wraps after a dot or the `@`, so each part stays readable.',
  },
  dontExample: {
    story: 'OneLongWord',
    because:
      'A word without punctuation wraps anywhere only as a last resort. Do not use the component for normal text.',
  },
  keyboard: [],
  accessibility: [
    'The possible breaks are `<wbr>` elements, so copying and screen readers get the unchanged text.',
  ],
  status: 'stable',
  code: `import { BreakableText } from '@naungan/ui/primitives/breakable-text';

<BreakableText text="nama.lengkap.pelanggan@perusahaan-besar.co.id" />;`,
};
