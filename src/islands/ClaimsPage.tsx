import { Claims as Flow } from '@naungan/storefront/flows/Claims';
import { Site } from './Site.tsx';

export default function ClaimsPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
