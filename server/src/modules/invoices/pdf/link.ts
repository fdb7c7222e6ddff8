import type { Deps } from '../../../deps.ts';
import type { InvoiceRecord } from '../repository.ts';

export const INVOICE_FOLDER = 'invoices';

/**
 * Returns a link to the PDF of the invoice, which is rendered when the link is opened. The link expires after ten
 * minutes [Q5].
 */
export const invoiceLink = ({ files }: Deps, { id, invoiceNumber }: InvoiceRecord): string =>
  files.signedUrl(`${INVOICE_FOLDER}/${id}`, {
    name: `Invoice-${invoiceNumber.replaceAll('/', '-')}.pdf`,
    mimeType: 'application/pdf',
    download: true,
  });
