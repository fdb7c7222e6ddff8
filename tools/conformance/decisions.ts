import { setTimeout as after } from 'node:timers/promises';
import { API_BASE } from '@naungan/api/routes';
import type { ProductType } from '@naungan/domain/lines';
import { z } from 'zod';
import type { Backend } from './backend.ts';
import type { Options } from './options.ts';

/** An order that the member placed. */
export type PlacedOrder = { line: ProductType; id: string };

const POLL_MS = 1_000;
const detail = z.object({ response: z.object({ headers: z.object({ statusOrder: z.string() }) }) });
const UNDECIDED_STATUSES = ['neworder', 'revision'];

/** The token of the desk account; null without one. */
export async function signInAtDesk(
  { expectSuccess }: Backend,
  desk: Options['desk'],
): Promise<string | null> {
  const signedIn = desk && (await expectSuccess('deskLogin', { body: desk }));
  return signedIn ? signedIn.response.access_token : null;
}

export async function approveAtDesk({ expectSuccess }: Backend, token: string, id: string): Promise<void> {
  const params = { id };
  await expectSuccess('deskOrders', { token, query: { status: 'neworder' } });
  await expectSuccess('deskOrder', { token, params });
  await expectSuccess('deskApprove', { token, params });
  await expectSuccess('deskOrderJournal', { token, params });
}

/** Whether the back end decides on the order within the seconds. */
export async function isDecided(
  { raw }: Backend,
  token: string,
  { line, id }: PlacedOrder,
  seconds: number,
): Promise<boolean> {
  const until = Date.now() + seconds * 1_000;
  for (;;) {
    const reply = await raw(`${API_BASE}/transaction/${line}/${id}`, { headers: { access_token: token } });
    const order = detail.safeParse(reply?.ok ? await reply.json() : null);
    if (order.success && !UNDECIDED_STATUSES.includes(order.data.response.headers.statusOrder)) return true;
    if (Date.now() >= until) return false;
    await after(POLL_MS);
  }
}
