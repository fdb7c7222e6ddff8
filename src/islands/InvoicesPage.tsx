import { MemberOnly } from './Frame.tsx';
import InvoicesPanel from './panels/InvoicesPanel.tsx';

/** Invoice Saya. */
export default function InvoicesPage() {
  return <MemberOnly>{() => <InvoicesPanel headingLevel={1} />}</MemberOnly>;
}
