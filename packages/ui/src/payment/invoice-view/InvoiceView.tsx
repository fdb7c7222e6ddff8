import { DescriptionList } from '../../primitives/description-list/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { DetailGroup, DetailLayout, DetailPart, PinnedAction } from '../../records/detail-layout/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import { InsuredObject } from './InsuredObject.tsx';
import { InvoiceAmounts, type InvoiceAmountsProps } from './InvoiceAmounts.tsx';
import { InvoiceFiles, type InvoiceFilesProps } from './InvoiceFiles.tsx';
import { InvoiceHeader } from './InvoiceHeader.tsx';
import { InvoiceParty } from './InvoiceParty.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';
import { InvoiceSheet, type InvoiceSheetProps } from './InvoiceSheet.tsx';
import { InvoiceStepCard } from './InvoiceStepCard.tsx';
import { InvoiceTable } from './InvoiceTable.tsx';
import { invoiceStep } from './invoice-step.ts';
import { PayButton } from './PayButton.tsx';

export type InvoiceViewProps = WithHostProps<
  InvoiceAmountsProps & InvoiceFilesProps & InvoiceSheetProps,
  'div'
>;

/**
 * An invoice [3 §2]. On screen the next step comes first, then the facts in groups. On paper the same facts are on one
 * sheet of A4; the print button prints the element with `data-paper`.
 */
export function InvoiceView({ invoice, onPay, openPdf, mark, ...rest }: InvoiceViewProps) {
  const { bill, company, payment, product } = invoice;
  return (
    <div {...rest} data-paper="">
      <div className="nu:flex nu:flex-col nu:gap-5 nu:print:hidden">
        <InvoiceHeader invoice={invoice} />
        <DetailLayout
          groups={['langkah', 'siapa', 'apa', 'berapa', 'berkas']}
          asideLabel="Total dan pembayaran"
          aside={<InvoiceAmounts invoice={invoice} onPay={onPay} />}
          groupsAfterAmounts={
            <>
              <DetailGroup group="berapa">
                <DetailPart title="Rincian invoice">
                  <InvoiceTable detail={invoice.detail} />
                </DetailPart>
                {payment && (
                  <DetailPart title="Rincian pembayaran">
                    <InvoicePayment payment={payment} />
                  </DetailPart>
                )}
              </DetailGroup>
              <InvoiceFiles invoice={invoice} openPdf={openPdf} />
            </>
          }
        >
          <InvoiceStepCard invoice={invoice} />
          <DetailGroup group="siapa">
            <DetailPart title="Ditagihkan kepada">
              <InvoiceParty party={bill} />
            </DetailPart>
            <DetailPart title="Diterbitkan oleh">
              <InvoiceParty party={company} />
            </DetailPart>
          </DetailGroup>
          <DetailGroup group="apa">
            <DetailPart title="Produk">
              <DescriptionList
                {...SUMMARY_GRID}
                items={[
                  { title: 'Nama produk', value: product.productName },
                  { title: 'Perusahaan asuransi', value: product.company_name },
                ]}
              />
            </DetailPart>
            <DetailPart title="Objek pertanggungan">
              <InsuredObject lines={invoice.objectInsured} />
            </DetailPart>
          </DetailGroup>
        </DetailLayout>
        {invoiceStep(invoice).isPayable && (
          <PinnedAction label="Total Pembayaran" amount={invoice.total}>
            <PayButton onClick={onPay} />
          </PinnedAction>
        )}
      </div>
      <InvoiceSheet invoice={invoice} mark={mark} />
    </div>
  );
}
