import { Policy as Flow } from '@naungan/storefront/flows/Policy';
import { Site } from './Site.tsx';

export default function PolicyPage({ id }: { id: string }) {
  return (
    <Site>
      <Flow id={id} />
    </Site>
  );
}
