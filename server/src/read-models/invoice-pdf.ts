import { isUuid } from '../db/uuid.ts';
import type { Deps } from '../deps.ts';
import { findInvoice, INVOICE_FOLDER, renderInvoice } from '../modules/invoices/service.ts';
import { findOrder } from '../modules/orders/service.ts';
import { invoiceFormat } from './invoice-format.ts';

/** Renders the PDF of an invoice whenever its signed link is opened; no file is stored. */
export function serveInvoices(deps: Deps): void {
  deps.files.registerGenerator(INVOICE_FOLDER, async (id) => {
    const invoice = isUuid(id) ? await findInvoice(deps.db, id) : null;
    const order = invoice && (await findOrder(deps.db, invoice.orderId));
    const format = order && (await invoiceFormat(deps.db, deps, order));
    return format && { owner: order.userId, render: () => renderInvoice(format, deps.config.BRAND) };
  });
}
