import { invoices as invoicesContract, pay as payContract } from '@naungan/api/invoices';
import type { ProductType } from '@naungan/domain/product-line';
import { isUuid } from '../../db/uuid.ts';
import type { Deps, Module } from '../../deps.ts';
import { takePoint } from '../../plugins/limits.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { findUser } from '../accounts/service.ts';
import { findOrder } from '../orders/service.ts';
import { type Payer, pay } from '../payments/pay.ts';
import { PAYMENT_TEXT } from '../payments/texts.ts';
import { paymentView } from '../payments/view.ts';
import { registerInvoiceJobs } from './expiry.ts';
import { findInvoiceOfOrder, type InvoiceRecord, listInvoices } from './ledger.ts';

/** Far more than a person needs who cannot decide; each may become a transaction at the gateway. */
const PAYING = { name: 'pay', points: 60, seconds: 600 };

/** The own invoice of an order of this product type; another member's is as unknown as none. */
async function ownInvoice(
  deps: Deps,
  userId: string,
  orderId: string,
  product: string,
): Promise<InvoiceRecord> {
  const invoice = isUuid(orderId) ? await findInvoiceOfOrder(deps.db, orderId) : null;
  if (invoice?.userId !== userId || invoice.productType !== product) {
    return refuse('NOT_FOUND', PAYMENT_TEXT.invoiceNotFound);
  }
  return invoice;
}

async function payerOf(deps: Deps, invoice: InvoiceRecord): Promise<Payer> {
  const member = await findUser(deps.db, invoice.userId);
  const order = await findOrder(deps.db, invoice.orderId);
  if (!member || !order) throw new Error(`Invoice ${invoice.id} lost its member or order`);
  const customer = { name: member.fullName, email: member.email, phone: `+${member.phone_number}` };
  return { customer, productName: order.product.productName };
}

export const invoicesModule: Module = async (app) => {
  const { deps } = app;
  registerInvoiceJobs(deps);

  route(app, invoicesContract, async ({ member, query }) => {
    const own = await listInvoices(deps.db, member.userId, query.product);
    return {
      response: own.map((invoice) => ({
        _id: invoice.id,
        orderId: invoice.orderId,
        productType: invoice.productType as ProductType,
        invoiceNumber: invoice.invoiceNumber,
        status: invoice.status,
        total: invoice.total,
        createdAt: invoice.createdAt.toISOString(),
        dueDate: invoice.dueDate?.toISOString() ?? null,
      })),
    };
  });

  route(app, payContract, async ({ member, params, body }) => {
    const invoice = await ownInvoice(deps, member.userId, params.orderId, params.product);
    await takePoint(deps, PAYING, member.userId);
    const payment = await pay(deps, invoice, await payerOf(deps, invoice), body);
    return { response: { invoice: { payment: paymentView(payment) } } };
  });
};
