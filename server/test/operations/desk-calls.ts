import { eq } from 'drizzle-orm';
import { guests, payments } from '../../src/db/schema.ts';
import { createPolicy, makeClaim } from '../../src/modules/claims/fixture.ts';
import { replacePublish } from '../../src/modules/content/publish.ts';
import { placeOrder } from '../../src/modules/orders/fixture.ts';
import type { Harness, TestMember } from '../harness.ts';

/** Calls the operations of the staff's daily work on a new order. */
export async function callDeskOperations(shop: Harness, member: TestMember): Promise<void> {
  const token = await shop.deskToken();
  const id = await placeOrder(shop, member);
  const [colleague] = (await shop.api('GET', `/desk/tasks/order/${id}/colleagues`, { token })).body
    .response as {
    id: string;
  }[];
  await shop.api('PUT', `/desk/tasks/order/${id}`, { token });
  await shop.api('POST', `/desk/tasks/order/${id}/hand-over`, { token, body: { to: colleague?.id } });
  await shop.api('DELETE', `/desk/tasks/order/${id}`, { token });
  await shop.api('POST', `/desk/notes/order/${id}`, { token, body: { text: 'Sudah ditelepon' } });
  await shop.api('GET', `/desk/notes/order/${id}`, { token });
  await shop.api('PUT', `/desk/presence/order/${id}`, { token });
  await shop.api('DELETE', `/desk/presence/order/${id}`, { token });
  await shop.api('POST', `/desk/orders/${id}/letter-preview`, {
    token,
    body: { kind: 'rejected', reason: 'Data tidak lengkap' },
  });
  const claim = await makeClaim(shop, member, await createPolicy(shop, member));
  await shop.api('POST', `/desk/claims/${claim}/letter-preview`, {
    token,
    body: { kind: 'rejected', reason: 'Tidak dijamin' },
  });
  await shop.api('POST', `/desk/claims/${claim}/mail-preview`, { token, body: { action: 'takeUp' } });
  await shop.api('GET', '/desk/start', { token });
  await shop.api('GET', '/desk/counts', { token });
  await shop.api('GET', '/desk/queues/orders', { token });
  const view = await shop.api('POST', '/desk/views', {
    token,
    body: { queue: 'orders', name: 'Disetujui', filters: { status: 'approve' } },
  });
  const viewPath = `/desk/views/${(view.body.response as { id: string }).id}`;
  await shop.api('GET', '/desk/views', { token });
  await shop.api('GET', '/desk/site', { token });
  replacePublish(shop.deps, async () => ({ isPublished: true, message: '', output: '' }));
  await shop.api('POST', '/desk/site/publish', { token });
  await shop.api('PUT', viewPath, { token, body: { name: 'Sudah disetujui' } });
  await shop.api('DELETE', viewPath, { token });
  await shop.api('GET', '/desk/search?q=siti', { token });
  await shop.api('POST', '/desk/search/identity', { token, body: { number: '3174 0355 0790 0001' } });
  await shop.api('GET', '/desk/members?q=siti', { token });
  await shop.api('GET', `/desk/members/${member.id}`, { token });
  await shop.api('GET', '/desk/dashboard?from=2026-11-01&to=2026-11-30', { token });
  await shop.api('GET', '/desk/dashboard/csv?from=2026-11-01&to=2026-11-30', { token });
  const guest = { fullName: 'Budi', phoneNumber: '081234567890', email: 'budi@contoh.test' };
  const [row] = await shop.deps.db
    .insert(guests)
    .values({ ...guest, tokenHash: 'desk-calls' })
    .returning({ id: guests.id });
  await shop.api('GET', `/desk/contacts/guest/${row?.id}`, { token });
  await shop.api('PUT', `/desk/contacts/guest/${row?.id}`, { token, body: { status: 'contacted' } });
  const [payment] = await shop.deps.db.select({ id: payments.id }).from(payments).limit(1);
  if (!payment) throw new Error('There is no payment');
  await shop.deps.db
    .update(payments)
    .set({ attention: 'surplus', attentionAt: shop.clock.now() })
    .where(eq(payments.id, payment.id));
  await shop.api('GET', `/desk/payments/${payment.id}`, { token });
  await shop.api('POST', `/desk/payments/${payment.id}/handled`, { token, body: { note: 'Dikembalikan' } });
}
