import { Policy as Flow } from '@naungan/storefront/flows/Policy';
import { pdfOpener } from '@naungan/storefront/payment/pdf-pages';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { SiteStorefront } from '../components/storefront/SiteStorefront.tsx';

const openPdf = pdfOpener(workerUrl);

export default function PolicyPage({ id }: { id: string }) {
  return (
    <SiteStorefront>
      <Flow id={id} openPdf={openPdf} />
    </SiteStorefront>
  );
}
