import { Invoices as Flow } from '@naungan/storefront/flows/Invoices';
import { Site } from './Site.tsx';

export default function InvoicesPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
