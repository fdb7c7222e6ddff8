import type { IncomingHttpHeaders } from 'node:http';
import { pay as contract } from '@naungan/api/invoices';
import type { FastifyInstance } from 'fastify';
import { takePoint } from '../../core/limits.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { refuse } from '../../problem.ts';
import { findUser } from '../accounts/service.ts';
import { findInvoiceOfOrder, type InvoiceRecord } from '../invoices/service.ts';
import { findOrder } from '../orders/service.ts';
import { type Payer, pay } from './pay.ts';
import { PAYMENT_TEXT } from './texts.ts';
import { paymentView } from './view.ts';

/**
 * Whether the browser is that of a phone or tablet on which a wallet's app can be opened [3 §4]. A guess that only
 * chooses between a link and a picture of a code. The page's own word counts as well: it knows an iPad by its touch
 * screen, whose browser sends the name of a Mac.
 */
const isPhone = ({ os, 'user-agent': userAgent }: IncomingHttpHeaders): boolean =>
  os === 'iOS' || os === 'Android' || /Android|iPhone|iPad|iPod/i.test(userAgent ?? '');

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

async function payerOf(deps: Deps, invoice: InvoiceRecord, headers: IncomingHttpHeaders): Promise<Payer> {
  const member = await findUser(deps.db, invoice.userId);
  const order = await findOrder(deps.db, invoice.orderId);
  if (!member || !order) throw new Error(`Invoice ${invoice.id} lost its member or order`);
  const customer = { name: member.fullName, email: member.email, phone: `+${member.phone_number}` };
  return { customer, productName: order.product.productName, phone: isPhone(headers) };
}

/** Pays an own invoice by a method of the customer's choice [3 §4]. */
export function mountPay(app: FastifyInstance): void {
  route(app, contract, async ({ member, params, body, request, deps }) => {
    const invoice = await ownInvoice(deps, member.userId, params.orderId, params.product);
    await takePoint(deps, LIMITS.pay, member.userId);
    if (body.token) await takePoint(deps, LIMITS.payCard, member.userId);
    const payer = await payerOf(deps, invoice, request.headers);
    const payment = await pay(deps, invoice, payer, body);
    return { response: { invoice: { payment: paymentView(payment) } } };
  });
}
