import { AccountPage } from './AccountPage.tsx';
import { InvoicesPanel } from './panels/InvoicesPanel.tsx';

/** The page 'Invoice Saya'. */
export function Invoices() {
  return (
    <AccountPage section="invoice">
      <InvoicesPanel headingLevel={1} />
    </AccountPage>
  );
}
