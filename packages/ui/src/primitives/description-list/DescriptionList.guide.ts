import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a list of titles, each with its value.',
  whenToUse: ['The facts of a record: number, date, insured person, amounts.'],
  whenNot: ['Rows with the same columns: use a table.', 'Values that can be edited: use fields.'],
  doExample: { story: 'Rows', because: 'Short values are at the right and easy to compare.' },
  dontExample: {
    story: 'LongValue',
    because: 'Do not use the layout `rows` for long sentences. `stacked` gives them the whole width.',
  },
  keyboard: [],
  accessibility: [
    'A native `<dl>` element: screen readers connect each value with its title.',
    'Titles are unique within the list.',
  ],
  dataAttributes: [{ name: 'data-layout', values: 'the prop `layout`' }],
  status: 'stable',
  code: `import { DescriptionList } from '@naungan/ui/primitives/description-list';

<DescriptionList
  items={[
    { title: 'Nomor polis', value: 'POL-2026-000123' },
    { title: 'Tertanggung', value: 'SARI DEWI' },
  ]}
/>;`,
};
