import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Shows a PDF page by page.',
  whenToUse: ['A certificate or a document that the member reads on this page.'],
  whenNot: ['A document that the member only needs as a file: use a link.'],
  doExample: {
    story: 'TurnsPages',
    because: 'Page number and zoom are in one toolbar, which stays visible.',
  },
  dontExample: {
    story: 'Enlarged',
    because: 'Do not open the document enlarged: the first page must be visible as a whole.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves among the buttons and to the page.' },
    { keys: 'Enter, Space', action: 'Turns the page or changes the zoom.' },
    { keys: 'Arrow keys', action: 'Scroll an enlarged page.' },
  ],
  accessibility: [
    'The pages are pictures without text. Link to the file too, so that screen readers and other programs can read it.',
    'The number of the page is announced.',
    'On the first and the last page, the button that turns the page keeps its focus.',
  ],
  status: 'stable',
  code: `import { PdfViewer } from '@naungan/ui/records/pdf-viewer';

<PdfViewer href="/certificates/POL-2026-000123.pdf" title="Sertifikat" openPdf={openPdf} />;`,
};
