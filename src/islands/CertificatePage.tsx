import { Certificate as Flow } from '@naungan/storefront/flows/Certificate';
import { Site } from './Site.tsx';

export default function CertificatePage({ code }: { code: string }) {
  return (
    <Site>
      <Flow code={code} />
    </Site>
  );
}
