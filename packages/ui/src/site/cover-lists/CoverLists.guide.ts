import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'What the products of a line cover and do not cover, side by side.',
  whenToUse: ['The page of a product line.'],
  whenNot: ['One plan: its page states its own cover.'],
  doExample: { story: 'Default', because: 'Exclusions are as visible as covers.' },
  dontExample: {
    story: 'OnlyCovers',
    because: 'Do not omit the exclusions if the line has some. A visitor would learn them only after a loss.',
  },
  keyboard: [],
  accessibility: ['Two lists with headings; the icons are decorative, and the headings say what is covered.'],
  status: 'stable',
  code: `import { CoverLists } from '@naungan/ui/site/cover-lists';

<CoverLists headTitle="Ditanggung" description="Perlindungan utama" items={covers} notCovered={['Kerusakan karena perang']} />;`,
};
