import { HeirClaim as Flow } from '@naungan/storefront/flows/HeirClaim';
import { Site } from './Site.tsx';

export default function HeirClaimPage({ id }: { id: string }) {
  return (
    <Site>
      <Flow id={id} />
    </Site>
  );
}
