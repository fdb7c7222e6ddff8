import { PolicyPage as Flow } from '@naungan/storefront/flows/PolicyPage';
import { Site } from './Site.tsx';

export default function PolicyPage({ id }: { id: string }) {
  return (
    <Site>
      <Flow id={id} />
    </Site>
  );
}
