import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a list of headings, each of which opens its text.',
  whenToUse: [
    'Several texts of which a visitor needs few, such as frequent questions.',
    'Long general conditions below the facts that everyone must read.',
  ],
  whenNot: [
    'The visitor needs the texts side by side: use `DescriptionList` or a table.',
    'One of a few views is always open: use `Tabs`.',
    'A text is required for a decision, such as a fee or an exclusion: show it without a click.',
  ],
  doExample: {
    story: 'Default',
    because: 'Each heading names its content, so a visitor opens only the text that they need.',
  },
  dontExample: {
    story: 'Default',
    args: {
      items: [
        { id: 'a', title: 'Lihat selengkapnya', content: 'Masa tunggu 30 hari.' },
        { id: 'b', title: 'Info', content: 'Klaim dibayar dalam 14 hari.' },
      ],
    },
    because: 'The headings do not name the content, so a visitor must open all items.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the next heading, and to controls in an open text.' },
    { keys: 'Enter, Space', action: 'Opens or closes the item.' },
  ],
  accessibility: [
    'Each item is a native `<details>` element: screen readers announce the heading with its state.',
    'The search of the browser finds text in a closed item and opens it.',
    'Give `name` only if one open item is enough: opening an item then closes the item that a visitor may be reading.',
  ],
  status: 'stable',
  code: `import { Accordion } from '@naungan/ui/primitives/accordion';

<Accordion
  items={[
    { id: 'start', title: 'Kapan polis mulai berlaku?', content: 'Sehari setelah pembayaran.' },
    { id: 'claim', title: 'Bagaimana cara klaim?', content: 'Isi formulir klaim di situs ini.' },
  ]}
/>;`,
};
