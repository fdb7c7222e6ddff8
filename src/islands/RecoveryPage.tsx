import { Recovery as Flow } from '@naungan/storefront/flows/Recovery';
import { Site } from './Site.tsx';

export default function RecoveryPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
