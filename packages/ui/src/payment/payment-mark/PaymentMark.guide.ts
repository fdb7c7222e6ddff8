import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the picture of a payment method.',
  whenToUse: ['Next to the name of the method.'],
  whenNot: ['Instead of the name: the picture is decorative.'],
  doExample: { story: 'AllMethods', because: 'Every method has a picture of the same size.' },
  dontExample: {
    story: 'ReplacedByHost',
    because: 'Do not edit the files of this package. A host replaces the folder of the pictures.',
  },
  keyboard: [],
  accessibility: ['The picture has an empty text alternative, because the name is next to it.'],
  status: 'stable',
  code: `import { PaymentMark } from '@naungan/ui/payment/payment-mark';

<PaymentMark code="bca_va" />;`,
};
