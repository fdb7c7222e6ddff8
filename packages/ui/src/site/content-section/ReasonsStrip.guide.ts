import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'The titles of the reasons to choose this broker, on one line.',
  whenToUse: ['The end of a page about a product.'],
  whenNot: ['The reasons in full: use `ReasonList`.'],
  doExample: { story: 'Default', because: 'Short titles, and one link to the reasons in full.' },
  dontExample: {
    story: 'Default',
    args: {
      items: [{ title: 'Kami memproses semua klaim Anda dalam waktu paling lama empat belas hari kerja' }],
    },
    because: 'A sentence does not fit on one line.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the link.' },
    { keys: 'Enter', action: 'Opens the page.' },
  ],
  accessibility: ['The titles are a list.', 'The text of the link names its target.'],
  status: 'stable',
  code: `import { ReasonsStrip } from '@naungan/ui/site/content-section';

<ReasonsStrip headTitle="Mengapa Naungan" items={[{ title: 'Klaim cepat' }]} href="/about" />;`,
};
