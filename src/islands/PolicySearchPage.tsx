import { PolicySearch as Flow } from '@naungan/storefront/flows/PolicySearch';
import { Site } from './Site.tsx';

export default function PolicySearchPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
