import { isUuid } from '../db/uuid.ts';
import type { Deps } from '../deps.ts';
import { findInvoice, INVOICE_FOLDER, renderInvoice } from '../modules/invoices/service.ts';
import { findOrder } from '../modules/orders/service.ts';
import { printableInvoice } from './printable-invoice.ts';

/** Registers the generator that renders an invoice whenever its link is opened; no file is stored. */
export function registerInvoiceGenerator(deps: Deps): void {
  deps.files.registerGenerator(INVOICE_FOLDER, async (id) => {
    const invoice = isUuid(id) ? await findInvoice(deps.db, id) : null;
    const order = invoice && (await findOrder(deps.db, invoice.orderId));
    const format = order && (await printableInvoice(deps.db, deps, order));
    return format && { owner: order.userId, render: () => renderInvoice(format, deps.config.BRAND) };
  });
}
