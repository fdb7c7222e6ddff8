import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
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
import { invoiceMessages } from './messages.ts';
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
  const texts = useMessages('Invoice', invoiceMessages);
  const { bill, company, payment, product } = invoice;
  return (
    <div {...rest} data-paper="">
      <div className="nu:flex nu:flex-col nu:gap-5 nu:print:hidden">
        <InvoiceHeader invoice={invoice} />
        <DetailLayout
          groups={['langkah', 'siapa', 'apa', 'berapa', 'berkas']}
          asideLabel={texts.totalAndPayment}
          aside={<InvoiceAmounts invoice={invoice} onPay={onPay} />}
          groupsAfterAmounts={
            <>
              <DetailGroup group="berapa">
                <DetailPart title={texts.rows}>
                  <InvoiceTable detail={invoice.detail} />
                </DetailPart>
                {payment && (
                  <DetailPart title={texts.payment}>
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
            <DetailPart title={texts.billedTo}>
              <InvoiceParty party={bill} />
            </DetailPart>
            <DetailPart title={texts.issuedBy}>
              <InvoiceParty party={company} />
            </DetailPart>
          </DetailGroup>
          <DetailGroup group="apa">
            <DetailPart title={texts.product}>
              <DescriptionList
                {...SUMMARY_GRID}
                items={[
                  { title: texts.productName, value: product.productName },
                  { title: texts.insurer, value: product.company_name },
                ]}
              />
            </DetailPart>
            <DetailPart title={texts.object}>
              <InsuredObject lines={invoice.objectInsured} />
            </DetailPart>
          </DetailGroup>
        </DetailLayout>
        {invoiceStep(invoice, texts).isPayable && (
          <PinnedAction label={texts.total} amount={invoice.total}>
            <PayButton onClick={onPay} />
          </PinnedAction>
        )}
      </div>
      <InvoiceSheet invoice={invoice} mark={mark} />
    </div>
  );
}
