import { CertificatePage as Flow } from '@naungan/storefront/flows/CertificatePage';
import { Site } from './Site.tsx';

export default function CertificatePage({ code }: { code: string }) {
  return (
    <Site>
      <Flow code={code} />
    </Site>
  );
}
