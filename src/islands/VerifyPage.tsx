import { VerifyEmail as Flow } from '@naungan/storefront/flows/VerifyEmail';
import { Site } from './Site.tsx';

export default function VerifyPage({ id }: { id: string }) {
  return (
    <Site>
      <Flow id={id} />
    </Site>
  );
}
