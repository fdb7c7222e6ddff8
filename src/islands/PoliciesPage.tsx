import { Policies as Flow } from '@naungan/storefront/flows/Policies';
import { Site } from './Site.tsx';

export default function PoliciesPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
