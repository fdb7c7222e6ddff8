import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Confirms whether a certificate is genuine and in force.',
  whenToUse: ['The page that the QR code of a certificate opens.'],
  whenNot: ['The policy of a member: use `PolicyPage`.'],
  doExample: {
    story: 'InForce',
    because: 'The result is the heading; the facts let the reader compare the document.',
  },
  dontExample: {
    story: 'Unknown',
    because: "Do not say 'invalid' for an unknown number: it can be mistyped. The page says what to do.",
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the links.' },
    { keys: 'Enter', action: 'Opens the link.' },
  ],
  accessibility: ['The result is a word with an icon.', 'The page is public: names are masked.'],
  dataAttributes: [{ name: 'data-tone', values: 'the tone of the result' }],
  status: 'stable',
  code: `import { CertificateCheckPage } from '@naungan/ui/policies/certificate-check';

<CertificateCheckPage load={checkCertificate} />;`,
};
