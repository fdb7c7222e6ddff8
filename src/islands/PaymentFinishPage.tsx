import { PaymentResult as Flow } from '@naungan/storefront/flows/PaymentResult';
import { Site } from './Site.tsx';

export default function PaymentFinishPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
