import { AsyncContent } from '../../flow/async-content/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { CertificateCheck, type CertificateCheckProps } from './CertificateCheck.tsx';

export type CertificateCheckPageProps = { load: () => Promise<CertificateCheckProps['result']> };

/** The page that a certificate's QR code opens. A certificate with an unknown code is not genuine. */
export function CertificateCheckPage(props: CertificateCheckPageProps & PageAttributes<'CertificateCheck'>) {
  return (
    <HostElement<CertificateCheckPageProps> props={props} name="CertificateCheck">
      {(own) => <CertificateCheckPageContent {...own} />}
    </HostElement>
  );
}

function CertificateCheckPageContent({ load }: CertificateCheckPageProps) {
  return (
    <AsyncContent
      load={load}
      skeleton={<Skeleton className="nu:mx-auto nu:h-72 nu:w-full nu:max-w-[480px] nu:rounded-card" />}
      notFound={<CertificateCheck result={{ genuine: false, inForce: false }} />}
    >
      {(result) => <CertificateCheck result={result} />}
    </AsyncContent>
  );
}
