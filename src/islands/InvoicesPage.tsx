import { InvoicesPage as Flow } from '@naungan/storefront/flows/InvoicesPage';
import { Site } from './Site.tsx';

export default function InvoicesPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
