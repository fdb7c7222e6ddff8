import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Numbered steps from top to bottom, as a timeline.',
  whenToUse: ['How to order, to pay or to claim.'],
  whenNot: ['The progress of a wizard: use `Stepper`.', 'Facts without an order: use `ContentSection`.'],
  doExample: { story: 'Default', because: 'Each step begins with a verb.' },
  dontExample: {
    story: 'Default',
    args: { steps: [{ title: 'Info', description: 'Hubungi kami.' }] },
    because: 'One step is no process.',
  },
  keyboard: [],
  accessibility: ['An ordered list: screen readers read the numbers.'],
  status: 'stable',
  code: `import { NumberedSteps } from '@naungan/ui/site/numbered-steps';

<NumberedSteps steps={[{ title: 'Pilih produk', description: 'Bandingkan hingga tiga produk.' }, { title: 'Bayar', description: 'Dengan 15 metode.' }]} />;`,
};
