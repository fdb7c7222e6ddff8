import type { Guide } from '../../../../../.storybook/guide.ts';
import { guide as invoicePage } from '../invoice-view/InvoicePage.guide.ts';

export const guide: Guide = {
  purpose: "Shows the bank's 3-D Secure page over the payment dialog.",
  whenToUse: ['A card payment that the bank verifies.'],
  whenNot: ['Other pages of other sites: open them in a tab.'],
  doExample: { story: 'Default', because: "The dialog names the bank's verification and can be closed." },
  dontExample: {
    story: 'TimedOut',
    because: 'Do not wait without a limit. After ten minutes the verification ends.',
  },
  keyboard: [
    { keys: 'Tab, Shift + Tab', action: "Moves into the bank's page and to the close button." },
    { keys: 'Escape', action: 'Closes the dialog and ends the verification.' },
  ],
  accessibility: ['The frame has a title.', 'Loading and the end of the verification are announced.'],
  status: 'internal',
  code: invoicePage.code,
};
