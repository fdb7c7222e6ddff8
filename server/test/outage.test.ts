import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { routes } from '@naungan/api/routes';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFaultyProxy } from './faulty-proxy.ts';
import { type Harness, startApp } from './harness.ts';

const startedServers: { harness: Harness; closeProxy: () => Promise<void> }[] = [];
async function startBehindFaultyProxy() {
  const proxy = await startFaultyProxy();
  const harness = await startApp({ DATABASE_TIMEOUT: '0.5' }, { proxyUrl: proxy.proxiedUrl });
  startedServers.push({ harness, closeProxy: proxy.closePort });
  return { ...proxy, harness };
}
afterEach(async () => {
  for (const { harness, closeProxy } of startedServers.splice(0)) {
    await closeProxy();
    await harness.close();
  }
});

/** Replaces each parameter of a path by an id that does not exist. */
const fillParameters = (path: string) => path.replace(/:\w+/g, '7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b');

describe('the server with a stopped database', () => {
  it('responds with 503 and Retry-After to every call that needs the database, and with no other 5xx status', async () => {
    const { harness, closePort } = await startBehindFaultyProxy();
    const { token } = await harness.registerMember({ complete: true });
    await closePort();
    const replies: string[] = [];
    for (const { method, path } of Object.values(routes)) {
      const reply = await harness.api(method, fillParameters(path), {
        token,
        body: method === 'GET' ? undefined : {},
      });
      replies.push(`${reply.status} ${reply.headers['retry-after'] ?? ''} ${method} ${path}`);
    }
    // The status 503 with Retry-After: 5.
    const unavailableReplies = replies.filter((line) => line.startsWith('503 5 '));
    expect(unavailableReplies.length).toBeGreaterThan(40);
    expect(replies.filter((line) => line.startsWith('5') && !unavailableReplies.includes(line))).toEqual([]);
    expect(await harness.api('GET', '//healthz')).toMatchObject({
      status: 503,
      body: { status: 'database' },
    });
  });
});

describe('the server with a database that does not reply', () => {
  it('reports the database failure at /healthz within 1.5 seconds, and responds with 503 to calls', async () => {
    const { harness, freeze } = await startBehindFaultyProxy();
    freeze();
    const startedAt = performance.now();
    const [health, pagesReply] = await Promise.all([
      harness.api('GET', '//healthz').then((reply) => ({ ...reply, ms: performance.now() - startedAt })),
      harness.api('GET', '/pages'),
    ]);
    expect(health).toMatchObject({ status: 503, body: { status: 'database' } });
    expect(health.ms).toBeLessThan(1_500);
    expect(pagesReply).toMatchObject({ status: 503, body: { message: 'UNAVAILABLE' } });
    expect(pagesReply.headers['retry-after']).toBe('5');
  });
});

describe('the server with a database that is slow to accept connections', () => {
  it('reports ok at /healthz while open connections get replies', async () => {
    const { harness, dropNewConnections } = await startBehindFaultyProxy();
    const query = () => harness.deps.db.execute(sql`select 1`);
    await query();
    dropNewConnections();
    let isChecking = true;
    const queryWhileChecking = async () => {
      while (isChecking) await query();
    };
    const queries = queryWhileChecking();
    expect(await harness.api('GET', '//healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    isChecking = false;
    await queries;
  });
});

describe('the server with a full disk', () => {
  it('reports the storage failure at /healthz', async () => {
    const { harness } = await startBehindFaultyProxy();
    expect((await harness.api('GET', '//healthz')).body).toMatchObject({ status: 'ok' });
    const diskUsage = vi.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 1, bsize: 4096 } as never);
    // Applies the spy to modules that import `statfs` by name.
    syncBuiltinESMExports();
    expect(await harness.api('GET', '//healthz')).toMatchObject({ status: 503, body: { status: 'storage' } });
    diskUsage.mockRestore();
    syncBuiltinESMExports();
  });
});
