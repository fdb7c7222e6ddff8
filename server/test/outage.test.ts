import disk from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { routes } from '@naungan/api/routes';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Harness, startApp } from './harness.ts';
import { openUnsteadyPort } from './unsteady-port.ts';

const running: { test: Harness; end: () => Promise<void> }[] = [];
async function startBehindUnsteadyPort() {
  const port = await openUnsteadyPort();
  const lines: string[] = [];
  const test = await startApp(
    { DATABASE_TIMEOUT: '0.5' },
    { destination: { write: (line) => void lines.push(line) }, through: port.urlThrough },
  );
  running.push({ test, end: port.cut });
  return { ...port, test, lines };
}
afterEach(async () => {
  for (const { test, end } of running.splice(0)) {
    await end();
    await test.close();
  }
});

const fill = (path: string) => path.replace(/:\w+/g, '7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b');

describe('a stopped database', () => {
  it('causes a 503 with Retry-After at every call, never a 500', async () => {
    const { test, cut } = await startBehindUnsteadyPort();
    const { token } = await test.registerMember({ complete: true });
    await cut();
    const answers: string[] = [];
    for (const { method, path } of Object.values(routes)) {
      const reply = await test.api(method, fill(path), { token, ...(method === 'GET' ? {} : { body: {} }) });
      answers.push(`${reply.status} ${reply.headers['retry-after'] ?? ''} ${method} ${path}`);
    }
    const unavailable = answers.filter((answer) => answer.startsWith('503 5 '));
    expect(unavailable.length).toBeGreaterThan(40);
    expect(answers.filter((answer) => answer.startsWith('5') && !unavailable.includes(answer))).toEqual([]);
    expect(await test.api('GET', '//healthz')).toMatchObject({ status: 503, body: { status: 'database' } });
  });
});

describe('a database that does not reply', () => {
  it('is reported by /healthz within a second, and calls time out', async () => {
    const { test, freeze } = await startBehindUnsteadyPort();
    freeze();
    const began = performance.now();
    const [health, call] = await Promise.all([
      test.api('GET', '//healthz').then((reply) => ({ ...reply, ms: performance.now() - began })),
      test.api('GET', '/pages'),
    ]);
    expect(health).toMatchObject({ status: 503, body: { status: 'database' } });
    expect(health.ms).toBeLessThan(1_500);
    expect(call).toMatchObject({ status: 503, body: { message: 'UNAVAILABLE' } });
    expect(call.headers['retry-after']).toBe('5');
  });
});

describe('a database that is slow to accept connections', () => {
  it('is healthy while it replies on open connections', async () => {
    const { test, holdNew } = await startBehindUnsteadyPort();
    const query = () => test.deps.db.execute(sql`select 1`);
    await query();
    holdNew();
    let checking = true;
    const others = async () => {
      while (checking) await query();
    };
    const busy = others();
    expect(await test.api('GET', '//healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    checking = false;
    await busy;
  });
});

describe('a full disk', () => {
  it('is reported by /healthz', async () => {
    const { test } = await startBehindUnsteadyPort();
    expect((await test.api('GET', '//healthz')).body).toMatchObject({ status: 'ok' });
    const full = vi.spyOn(disk, 'statfs').mockResolvedValue({ bavail: 1, bsize: 4096 } as never);
    syncBuiltinESMExports();
    expect(await test.api('GET', '//healthz')).toMatchObject({ status: 503, body: { status: 'storage' } });
    full.mockRestore();
    syncBuiltinESMExports();
  });
});
