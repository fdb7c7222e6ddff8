import { PaymentFinishPage as Flow } from '@naungan/storefront/flows/PaymentFinishPage';
import { Site } from './Site.tsx';

export default function PaymentFinishPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
