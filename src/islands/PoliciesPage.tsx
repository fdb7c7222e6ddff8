import { PoliciesPage as Flow } from '@naungan/storefront/flows/PoliciesPage';
import { Site } from './Site.tsx';

export default function PoliciesPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
