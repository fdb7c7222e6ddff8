import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "The upper part of a policy's certificate with sample data.",
  whenToUse: ['A content page that shows what a customer receives.'],
  whenNot: ['A real certificate: use `PdfViewer`.'],
  doExample: { story: 'Default', because: 'The data are visibly a sample.' },
  dontExample: {
    story: 'Default',
    args: { facts: [] },
    because: 'A certificate without facts does not show what it proves.',
  },
  keyboard: [],
  accessibility: ['The sample is a figure; its QR code is decorative.'],
  status: 'stable',
  code: `import { SampleCertificate } from '@naungan/ui/site/sample-certificate';

<SampleCertificate brand={site} insurer="Asuransi Melati" productName="Sehat Utama" facts={facts} />;`,
};
