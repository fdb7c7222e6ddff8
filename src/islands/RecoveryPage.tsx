import { RecoveryPage as Flow } from '@naungan/storefront/flows/RecoveryPage';
import { Site } from './Site.tsx';

export default function RecoveryPage() {
  return (
    <Site>
      <Flow />
    </Site>
  );
}
