import { placeOrder } from '../../src/modules/orders/fixture.ts';
import type { Harness, TestMember } from '../harness.ts';

/** Calls the operations of the staff's daily work on a new order. */
export async function callDeskOperations(shop: Harness, member: TestMember): Promise<void> {
  const token = await shop.deskToken();
  const id = await placeOrder(shop, member);
  const [colleague] = (await shop.api('GET', '/desk/colleagues', { token })).body.response as {
    id: string;
  }[];
  await shop.api('PUT', `/desk/tasks/order/${id}`, { token });
  await shop.api('POST', `/desk/tasks/order/${id}/hand-over`, { token, body: { to: colleague?.id } });
  await shop.api('DELETE', `/desk/tasks/order/${id}`, { token });
  await shop.api('POST', `/desk/notes/order/${id}`, { token, body: { text: 'Sudah ditelepon' } });
  await shop.api('GET', `/desk/notes/order/${id}`, { token });
  await shop.api('PUT', `/desk/presence/order/${id}`, { token });
  await shop.api('DELETE', `/desk/presence/order/${id}`, { token });
}
