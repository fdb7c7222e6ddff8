import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'A section of a content page: a heading and two columns of short texts.',
  whenToUse: ['Several short facts of equal importance.'],
  whenNot: ['Steps in an order: use `NumberedSteps`.', 'Long texts: use `FoldedTexts`.'],
  doExample: { story: 'Default', because: 'Each text has a title that makes sense alone.' },
  dontExample: {
    story: 'Default',
    args: { items: [{ title: '1', description: 'Banyak keuntungan.' }] },
    because: 'A single vague text is no section.',
  },
  keyboard: [],
  accessibility: [
    'Titles are headings below the heading of the section.',
    'The order of the texts is the order of reading in both columns.',
  ],
  status: 'stable',
  code: `import { ContentSection } from '@naungan/ui/site/content-section';

<ContentSection headTitle="Keuntungan" description="Yang Anda dapat" items={[{ title: 'Klaim cepat', description: 'Dibayar dalam 14 hari.' }]} />;`,
};
