import { type APIRequestContext, expect } from '@playwright/test';
import type { InvoiceFormat, Payment } from '../../../packages/domain/src/invoice/record.ts';
import { createApprovedInvoice } from './approved-invoice.ts';
import { type Account, logIn } from './member.ts';

const API = '/api/v1';

export type OpenInvoice = {
  account: Account;
  token: string;
  orderId: string;
  /** Path of the invoice's page. */
  path: string;
  /** Defaults to health. */
  productType?: string;
};

/** Creates an unpaid invoice of a health order over the API; returns it with the member's token. */
export async function createInvoice(request: APIRequestContext, account: Account): Promise<OpenInvoice> {
  const path = await createApprovedInvoice(request, account);
  const { token } = await logIn(request, account);
  return { account, token, orderId: path.split('/')[2] ?? '', path };
}

/** Requests an invoice over the API. */
export async function readInvoice(request: APIRequestContext, invoice: OpenInvoice): Promise<InvoiceFormat> {
  const reply = await request.get(
    `${API}/transaction/${invoice.productType ?? 'kesehatan'}/${invoice.orderId}?invoice=true`,
    {
      headers: { access_token: invoice.token },
    },
  );
  const { response } = (await reply.json()) as { response: { invoiceFormat: InvoiceFormat } };
  return response.invoiceFormat;
}

/** Starts a payment of the invoice over the API. */
export async function createPayment(
  request: APIRequestContext,
  invoice: OpenInvoice,
  paymentMethod = 'bank_transfer',
  paymentType = 'bca',
): Promise<Payment> {
  const reply = await request.post(
    `${API}/invoices/${invoice.orderId}/${invoice.productType ?? 'kesehatan'}`,
    {
      headers: { access_token: invoice.token },
      data: { paymentMethod, paymentType },
    },
  );
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { response: { invoice: { payment: Payment } } }).response.invoice.payment;
}

/** Runs an action at the simulated gateway and waits until the invoice has the new status. */
export async function runGatewayAction(
  request: APIRequestContext,
  invoice: OpenInvoice,
  { transaction_id: id }: Payment,
  action: 'pay' | 'reverse',
): Promise<void> {
  await request.post(`/simulators/midtrans/transactions/${id}/${action}`, { form: {} });
  const expectedStatus = { pay: 'success', reverse: 'reversal' }[action];
  await expect.poll(async () => (await readInvoice(request, invoice)).invoice.status).toBe(expectedStatus);
}
