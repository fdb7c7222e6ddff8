import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { routes } from '@naungan/api/routes';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp } from './harness.ts';
import { openUnsteadyPort } from './unsteady-port.ts';

const running: { harness: Harness; end: () => Promise<void> }[] = [];
async function startBehindUnsteadyPort() {
  const port = await openUnsteadyPort();
  const logLines: string[] = [];
  const harness = await startApp(
    { DATABASE_TIMEOUT: '0.5' },
    { destination: { write: (line) => void logLines.push(line) }, through: port.urlThrough },
  );
  running.push({ harness, end: port.closePort });
  return { ...port, harness, logLines };
}
afterEach(async () => {
  for (const { harness, end } of running.splice(0)) {
    await end();
    await harness.close();
  }
});

const withIds = (path: string) => path.replace(/:\w+/g, '7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b');

describe('a stopped database', () => {
  it('causes a 503 with Retry-After at every call, never a 500', async () => {
    const { harness, closePort } = await startBehindUnsteadyPort();
    const { token } = await harness.registerMember({ complete: true });
    await closePort();
    const replies: string[] = [];
    for (const { method, path } of Object.values(routes)) {
      const reply = await harness.api(method, withIds(path), {
        token,
        ...(method === 'GET' ? {} : { body: {} }),
      });
      replies.push(`${reply.status} ${reply.headers['retry-after'] ?? ''} ${method} ${path}`);
    }
    const unavailable = replies.filter((line) => line.startsWith('503 5 '));
    expect(unavailable.length).toBeGreaterThan(40);
    expect(replies.filter((line) => line.startsWith('5') && !unavailable.includes(line))).toEqual([]);
    expect(await harness.api('GET', '//healthz')).toMatchObject({
      status: 503,
      body: { status: 'database' },
    });
  });
});

describe('a database that does not reply', () => {
  it('is reported by /healthz within a second, and calls time out', async () => {
    const { harness, freeze } = await startBehindUnsteadyPort();
    freeze();
    const startedAt = performance.now();
    const [health, call] = await Promise.all([
      harness.api('GET', '//healthz').then((reply) => ({ ...reply, ms: performance.now() - startedAt })),
      harness.api('GET', '/pages'),
    ]);
    expect(health).toMatchObject({ status: 503, body: { status: 'database' } });
    expect(health.ms).toBeLessThan(1_500);
    expect(call).toMatchObject({ status: 503, body: { message: 'UNAVAILABLE' } });
    expect(call.headers['retry-after']).toBe('5');
  });
});

describe('a database that is slow to accept connections', () => {
  it('is healthy while it replies on open connections', async () => {
    const { harness, holdNew } = await startBehindUnsteadyPort();
    const query = () => harness.deps.db.execute(sql`select 1`);
    await query();
    holdNew();
    let checking = true;
    const others = async () => {
      while (checking) await query();
    };
    const busy = others();
    expect(await harness.api('GET', '//healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    checking = false;
    await busy;
  });
});

describe('a full disk', () => {
  it('is reported by /healthz', async () => {
    const { harness } = await startBehindUnsteadyPort();
    expect((await harness.api('GET', '//healthz')).body).toMatchObject({ status: 'ok' });
    const full = vi.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 1, bsize: 4096 } as never);
    syncBuiltinESMExports();
    expect(await harness.api('GET', '//healthz')).toMatchObject({ status: 503, body: { status: 'storage' } });
    full.mockRestore();
    syncBuiltinESMExports();
  });
});
