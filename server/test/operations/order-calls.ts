import { type OrderPayload, payloadFor, placeOrder, planByCode } from '../../src/modules/orders/fixture.ts';
import {
  createPayment,
  invoiceRecordsOf,
  payAtGateway,
  type Shop,
} from '../../src/modules/payments/fixture.ts';
import { actAtBank, deliverBankCallbacks } from '../../src/modules/payments/gateways.fixture.ts';
import type { TestMember } from '../harness.ts';

const FEEDBACK = 'Data diri tidak sesuai dengan kartu identitas.';

/** Corrects a returned order, rejects another, and reads them. */
async function callRevision(shop: Shop, member: TestMember): Promise<void> {
  const { token } = member;
  const deskToken = await shop.deskToken();
  const id = await placeOrder(shop, member);
  await shop.api('POST', `/desk/orders/${id}/revise`, {
    token: deskToken,
    body: { items: ['insured'], feedback: FEEDBACK },
  });
  await shop.api('GET', `/transaction/revision/${id}`, { token });
  const { addresses: _addresses, amounts, ...insured } = payloadFor(planByCode('HK-01'), shop.clock.now());
  const payload = { name: 'payload', content: JSON.stringify({ insured, amounts }) };
  await shop.multipart('PUT', `/transaction/revision/${id}`, [payload], { token });
  const rejectedId = await placeOrder(shop, member);
  await shop.api('POST', `/desk/orders/${rejectedId}/reject`, {
    token: deskToken,
    body: { reason: 'Usia di atas batas produk' },
  });
  await shop.api('GET', `/transaction/again/${rejectedId}`, { token });
}

/** Pays orders at both gateways, and delivers a printed policy. */
async function callPayments(shop: Shop): Promise<void> {
  const deskToken = await shop.deskToken();
  const printed = (): Partial<OrderPayload> => ({ printPolicy: true });
  const { orderId, payment } = await createPayment(shop, 'bca', printed);
  await payAtGateway(shop, payment.transaction_id);
  const { invoice } = await invoiceRecordsOf(shop, orderId);
  await shop.api('GET', `/desk/invoices/${invoice.id}/journal`, { token: deskToken });
  const parcel = { courier: 'JNE', trackingNumber: 'JNE0001', date: '2026-11-21' };
  await shop.api('PUT', `/desk/orders/${orderId}/delivery`, { token: deskToken, body: parcel });
  await shop.api('PUT', `/desk/orders/${orderId}/receipt`, {
    token: deskToken,
    body: { date: '2026-11-21' },
  });
  const transfer = await createPayment(shop, 'btn');
  await actAtBank(shop, transfer.payment.transaction_id, 'pay');
  await deliverBankCallbacks(shop);
}

/** Calls the operations of orders and payments that need the desk or a gateway. */
export async function callOrderOperations(shop: Shop, member: TestMember): Promise<void> {
  await callRevision(shop, member);
  await callPayments(shop);
}
