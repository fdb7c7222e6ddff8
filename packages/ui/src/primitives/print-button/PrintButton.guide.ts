import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: 'Prints the nearest ancestor with `data-paper`, or the whole page.',
  whenToUse: ['An invoice or a product summary that a visitor needs on paper.'],
  whenNot: ['A document that exists as a PDF: offer the PDF.'],
  doExample: { story: 'Default', because: 'Only the sheet is printed, not the page around it.' },
  dontExample: {
    story: 'BrowserCannotPrint',
    because:
      'Some browsers inside apps cannot print. Offer a PDF in addition for documents that a visitor must have.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the button.' },
    { keys: 'Enter, Space', action: 'Opens the print dialog of the browser.' },
  ],
  accessibility: ['After printing, the focus is on the button again.'],
  status: 'stable',
  code: `import { PrintButton } from '@naungan/ui/primitives/print-button';

<section data-paper>
  <PrintButton variant="secondary" />
  <h1>Invoice</h1>
</section>;`,
};
