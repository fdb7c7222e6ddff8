import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, request } from '@playwright/test';
import { startBackend } from '../../../scripts/backend.mjs';
import { type Account, registerMember } from './member.ts';
import { placeWaitingOrder } from './placed-order.ts';

export type OwnServer = {
  origin: string;
  dataDir: string;
  account: Account;
  /** Path of an invoice of this account. */
  invoice: string;
  /** Everything that the server wrote to its log since it was ready. */
  log: () => string;
  close: () => Promise<void>;
};

async function approve(api: APIRequestContext, dataDir: string, orderId: string) {
  const desk: unknown = JSON.parse(readFileSync(join(dataDir, 'desk.json'), 'utf8'));
  const login = await api.post('/api/v1/desk/login', { data: desk });
  const { response } = (await login.json()) as { response: { access_token: string } };
  const approved = await api.post(`/api/v1/desk/orders/${orderId}/approve`, {
    headers: { access_token: response.access_token },
  });
  expect(approved.ok(), await approved.text()).toBe(true);
}

/** A server that tells everything it does, with a member who has an invoice to pay. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'naungan-card-'));
  const backend = await startBackend({ dataDir, env: { LOG_LEVEL: 'trace', RATE_LIMIT_SCALE: '1000' } });
  const child: ChildProcess = backend.child;
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      log += String(piece);
    });
  }
  const api = await request.newContext({ baseURL: backend.origin });
  const account = await registerMember(api);
  const orderId = await placeWaitingOrder(api, account);
  await approve(api, dataDir, orderId);
  await api.dispose();
  return {
    origin: backend.origin,
    dataDir,
    account,
    invoice: `/invoice/${orderId}/kesehatan`,
    log: () => log,
    async close() {
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
