import { MemberOnly } from './Frame.tsx';
import { InvoicesPanel } from './panels/InvoicesPanel.tsx';

/** The page 'Invoice Saya'. */
export function Invoices() {
  return <MemberOnly>{() => <InvoicesPanel headingLevel={1} />}</MemberOnly>;
}
