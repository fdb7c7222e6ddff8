import { Claim as Flow } from '@naungan/storefront/flows/Claim';
import { Site } from './Site.tsx';

export default function ClaimPage({ id }: { id: string }) {
  return (
    <Site>
      <Flow id={id} />
    </Site>
  );
}
