import { setTimeout as pause } from 'node:timers/promises';
import { API_BASE } from '@naungan/api/routes';
import type { ProductType } from '@naungan/domain/lines';
import { z } from 'zod';
import type { Backend } from './backend.ts';
import type { Options } from './options.ts';

/** An order of the member under test. */
export type PlacedOrder = { line: ProductType; id: string };

const POLL_MS = 1_000;
const orderReplySchema = z.object({ response: z.object({ headers: z.object({ statusOrder: z.string() }) }) });
const UNDECIDED_STATUSES = ['neworder', 'revision'];

/** Signs in with the desk account; returns the token, or null without a desk account. */
export async function signInAtDesk(
  { expectSuccess }: Backend,
  desk: Options['desk'],
): Promise<string | null> {
  const login = desk && (await expectSuccess('deskLogin', { body: desk }));
  return login ? login.response.access_token : null;
}

/** Approves an order with the desk account. */
export async function approveAtDesk({ expectSuccess }: Backend, token: string, id: string): Promise<void> {
  const params = { id };
  await expectSuccess('deskOrders', { token, query: { status: 'neworder' } });
  await expectSuccess('deskOrder', { token, params });
  await expectSuccess('deskApprove', { token, params });
  await expectSuccess('deskOrderJournal', { token, params });
}

/** Waits until the back end has decided on the order; resolves to false after that many seconds. */
export async function waitForDecision(
  { rawRequest }: Backend,
  token: string,
  { line, id }: PlacedOrder,
  seconds: number,
): Promise<boolean> {
  const deadline = Date.now() + seconds * 1_000;
  for (;;) {
    const reply = await rawRequest(`${API_BASE}/transaction/${line}/${id}`, {
      headers: { access_token: token },
    });
    const order = orderReplySchema.safeParse(reply?.ok ? await reply.json() : null);
    if (order.success && !UNDECIDED_STATUSES.includes(order.data.response.headers.statusOrder)) return true;
    if (Date.now() >= deadline) return false;
    await pause(POLL_MS);
  }
}
