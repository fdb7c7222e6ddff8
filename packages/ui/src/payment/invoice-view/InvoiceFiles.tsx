import { invoiceDates } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { Download } from 'lucide-react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { DetailGroup, DetailPart } from '../../records/detail-layout/index.ts';
import { Explanation, type ExplanationProps } from '../../records/explanation/Explanation.tsx';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { CertificateMenu } from './CertificateMenu.tsx';

export type InvoiceFilesProps = { invoice: InvoiceFormat } & Pick<ExplanationProps, 'openPdf'>;

/** Number, dates and documents of an invoice. */
export function InvoiceFiles({ invoice: record, openPdf }: InvoiceFilesProps) {
  const links = useLinks();
  const { invoice, certificate, explanation, orderId, pdf, productType } = record;
  return (
    <DetailGroup group="berkas">
      <DescriptionList
        {...SUMMARY_GRID}
        items={[
          { title: 'Nomor invoice', value: <RecordNumber text={invoice.invoiceNumber} /> },
          ...invoiceDates(invoice),
        ]}
      />
      <DetailPart title="Polis">
        <CertificateMenu certificate={certificate} status={invoice.status} />
      </DetailPart>
      <DetailPart title="Dokumen">
        <div className="nu:flex nu:flex-wrap nu:gap-2.5 nu:@max-tablet:*:flex-auto">
          {pdf && (
            <ButtonLink
              variant="secondary"
              href={pdf}
              download
              iconStart={<Download aria-hidden="true" size={20} />}
            >
              Unduh PDF
            </ButtonLink>
          )}
          <PrintButton variant="secondary" />
          {explanation && <Explanation href={explanation} openPdf={openPdf} />}
          <ButtonLink variant="secondary" href={links.order(productType, orderId)}>
            Lihat pesanan
          </ButtonLink>
        </div>
      </DetailPart>
    </DetailGroup>
  );
}
