import type { Deps } from '../../../deps.ts';
import type { InvoiceRecord } from '../repository.ts';

export const INVOICE_FOLDER = 'invoices';

/** A link that saves the PDF of an invoice as it is when the link is opened; dies within ten minutes [Q5]. */
export const invoiceLink = ({ files }: Deps, { id, invoiceNumber }: InvoiceRecord): string =>
  files.signedUrl(`${INVOICE_FOLDER}/${id}`, {
    name: `Invoice-${invoiceNumber.replaceAll('/', '-')}.pdf`,
    mimeType: 'application/pdf',
    download: true,
  });
