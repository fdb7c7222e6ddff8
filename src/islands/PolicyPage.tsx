import { Policy as Flow } from '@naungan/storefront/flows/Policy';
import { pdfOpener } from '@naungan/storefront/payment/pdf-pages';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { Site } from './Site.tsx';

const openPdf = pdfOpener(workerUrl);

export default function PolicyPage({ id }: { id: string }) {
  return (
    <Site>
      <Flow id={id} openPdf={openPdf} />
    </Site>
  );
}
