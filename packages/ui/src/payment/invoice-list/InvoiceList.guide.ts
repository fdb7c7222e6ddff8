import type { Guide } from '../../../../../.storybook/guide.ts';

export const guide: Guide = {
  purpose: "The member's invoices by product, newest first.",
  whenToUse: ["The section 'Invoice' of the account."],
  whenNot: ['One invoice: use `InvoicePage`.'],
  doExample: { story: 'Default', because: 'Unpaid invoices show the deadline and the next action.' },
  dontExample: {
    story: 'Failed',
    because: 'Do not show an empty list after a failed request. The list offers to try again.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Moves to the selected tab, then among the links.' },
    { keys: 'Arrow left, Arrow right, Home, End', action: 'On the tabs: selects another tab.' },
    { keys: 'Enter', action: 'Opens the invoice.' },
  ],
  accessibility: [
    'Amounts and statuses are text with titles.',
    'A changed status is announced without moving the focus.',
  ],
  status: 'stable',
  code: `import { InvoiceList } from '@naungan/ui/payment/invoice-list';

<InvoiceList tab={tab} onTabChange={setTab} load={loadInvoices} watch={watch} />;`,
};
