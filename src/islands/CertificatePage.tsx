import { CertificateCheckPage } from '@naungan/ui/policies/certificate-check';
import { api } from '../stores/app.ts';

/** Whether a printed certificate is genuine and in force; open to everyone. */
export default function CertificatePage({ code }: { code: string }) {
  return (
    <CertificateCheckPage load={async () => (await api.call('certificate', { params: { code } })).response} />
  );
}
