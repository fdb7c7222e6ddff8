import { isUuid } from '../../../db/uuid.ts';
import type { Deps } from '../../../deps.ts';
import { findOrder } from '../../orders/service.ts';
import { invoiceFormat } from '../format.ts';
import { findInvoice } from '../repository.ts';
import { INVOICE_FOLDER } from './link.ts';
import { renderInvoice } from './render.ts';

/** Nothing of an invoice is stored: its PDF is made when a signed link is opened. */
export function serveInvoices(deps: Deps): void {
  deps.files.make(INVOICE_FOLDER, async (id) => {
    const invoice = isUuid(id) ? await findInvoice(deps.db, id) : null;
    const order = invoice && (await findOrder(deps.db, invoice.orderId));
    const format = order && (await invoiceFormat(deps.db, deps, order));
    return format && renderInvoice(format, deps.config.BRAND);
  });
}
