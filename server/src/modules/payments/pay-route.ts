import type { IncomingHttpHeaders } from 'node:http';
import { pay as contract } from '@naungan/api/invoices';
import type { FastifyInstance } from 'fastify';
import { throwProblem } from '../../api-problem.ts';
import { takePoints } from '../../core/limits.ts';
import { isUuid } from '../../db/uuid.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits.ts';
import { route } from '../../plugins/route.ts';
import { findUser } from '../accounts/service.ts';
import { findInvoiceOfOrder, type InvoiceRecord } from '../invoices/service.ts';
import { findOrder } from '../orders/service.ts';
import { type Payer, pay } from './pay.ts';
import { PAYMENT_TEXT } from './texts.ts';
import { paymentView } from './view.ts';

/**
 * Returns whether the customer uses a phone or tablet, on which a wallet's app can be opened [3 §4]. It only decides
 * between a link and a QR code. The page also sends the header `os`, because an iPad's browser identifies as
 * a Mac.
 */
const isPhone = ({ os, 'user-agent': userAgent }: IncomingHttpHeaders): boolean =>
  os === 'iOS' || os === 'Android' || /Android|iPhone|iPad|iPod/i.test(userAgent ?? '');

/** Returns the member's invoice of an order of this product type. @throws ApiProblem NOT_FOUND */
async function findMemberInvoice(
  deps: Deps,
  userId: string,
  orderId: string,
  product: string,
): Promise<InvoiceRecord> {
  const invoice = isUuid(orderId) ? await findInvoiceOfOrder(deps.db, orderId) : null;
  if (invoice?.userId !== userId || invoice.productType !== product) {
    return throwProblem('NOT_FOUND', PAYMENT_TEXT.invoiceNotFound);
  }
  return invoice;
}

async function payerOf(deps: Deps, invoice: InvoiceRecord, headers: IncomingHttpHeaders): Promise<Payer> {
  const member = await findUser(deps.db, invoice.userId);
  const order = await findOrder(deps.db, invoice.orderId);
  if (!member || !order) throw new Error(`Invoice ${invoice.id} refers to a missing member or order`);
  const customer = { name: member.fullName, email: member.email, phone: `+${member.phone_number}` };
  return { customer, productName: order.product.productName, isOnPhone: isPhone(headers) };
}

/** Pays an invoice by the chosen method [3 §4]. */
export function registerPayRoute(app: FastifyInstance): void {
  route(app, contract, async ({ member, params, body, request, deps }) => {
    const invoice = await findMemberInvoice(deps, member.userId, params.orderId, params.product);
    await takePoints(deps, LIMITS.pay, member.userId);
    if (body.token) await takePoints(deps, LIMITS.payCard, member.userId);
    const payer = await payerOf(deps, invoice, request.headers);
    const payment = await pay(deps, invoice, payer, body);
    return { response: { invoice: { payment: paymentView(payment) } } };
  });
}
