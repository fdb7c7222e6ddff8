import { invoiceDates } from '@naungan/domain/invoice';
import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import { Download } from 'lucide-react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';
import { RecordNumber } from '../../primitives/record-number/index.ts';
import { DetailGroup, DetailPart } from '../../records/detail-layout/index.ts';
import { Explanation, type ExplanationProps } from '../../records/explanation/Explanation.tsx';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { CertificateMenu } from './CertificateMenu.tsx';
import { invoiceMessages } from './messages.ts';

export type InvoiceFilesProps = { invoice: InvoiceFormat } & Pick<ExplanationProps, 'openPdf'>;

/** Number, dates and documents of an invoice. */
export function InvoiceFiles({ invoice: record, openPdf }: InvoiceFilesProps) {
  const texts = useMessages('Invoice', invoiceMessages);
  const links = useLinks();
  const { invoice, certificate, explanation, orderId, pdf, productType } = record;
  return (
    <DetailGroup group="berkas">
      <DescriptionList
        {...SUMMARY_GRID}
        items={[
          { title: texts.number, value: <RecordNumber text={invoice.invoiceNumber} /> },
          ...invoiceDates(invoice),
        ]}
      />
      <DetailPart title={texts.policy}>
        <CertificateMenu certificate={certificate} status={invoice.status} />
      </DetailPart>
      <DetailPart title={texts.document}>
        <div className="nu:flex nu:flex-wrap nu:gap-2.5 nu:@max-tablet:*:flex-auto">
          {pdf && (
            <ButtonLink
              variant="secondary"
              href={pdf}
              download
              iconStart={<Download aria-hidden="true" size={20} />}
            >
              {texts.download}
            </ButtonLink>
          )}
          <PrintButton variant="secondary" />
          {explanation && <Explanation href={explanation} openPdf={openPdf} />}
          <ButtonLink variant="secondary" href={links.order(productType, orderId)}>
            {texts.order}
          </ButtonLink>
        </div>
      </DetailPart>
    </DetailGroup>
  );
}
