import { CertificateCheckPage } from '@naungan/ui/policies/certificate-check';
import { useStorefront } from '../react/StorefrontProvider.tsx';

/** Shows whether a printed certificate is genuine and in force. Needs no login. */
export function Certificate({ code }: { code: string }) {
  const { api } = useStorefront();
  return (
    <CertificateCheckPage load={async () => (await api.call('certificate', { params: { code } })).response} />
  );
}
