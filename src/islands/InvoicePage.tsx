import type { ProductType } from '@naungan/domain/lines';
import { Invoice as Flow } from '@naungan/storefront/flows/Invoice';
import { pdfOpener } from '@naungan/storefront/payment/pdf-pages';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { site } from '../../site.config.ts';
import { SiteStorefront } from '../components/storefront/SiteStorefront.tsx';

const openPdf = pdfOpener(workerUrl);

export default function InvoicePage({ orderId, line }: { orderId: string; line: ProductType }) {
  return (
    <SiteStorefront>
      <Flow orderId={orderId} line={line} mark={site.mark} openPdf={openPdf} />
    </SiteStorefront>
  );
}
