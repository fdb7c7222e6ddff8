import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFaultyProxy } from '../../../test/faulty-proxy.ts';
import { type Harness, startApp } from '../../../test/harness.ts';
import { mayReadMetrics } from './access.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const readMetrics = async (server: Harness, headers: Record<string, string> = {}) =>
  server.api('GET', '//metrics', { headers });
/** Returns the value of a metric, with its labels as in the response; undefined for a missing metric. */
async function metricValue(name: string): Promise<number | undefined> {
  const { text } = await readMetrics(harness);
  const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
}

describe('GET /metrics', () => {
  it('counts requests by method, route pattern and status, without ids, addresses or queries', async () => {
    const { id, token, email } = await harness.registerMember();
    await harness.api('GET', `/user/orders/${id}?email=${email}`, { token });
    await harness.api('GET', '/banks');
    await harness.api('GET', '/banks');
    expect(
      await metricValue('naungan_http_requests_total{method="GET",route="/api/v1/banks",status="200"}'),
    ).toBe(2);
    expect(
      await metricValue('naungan_http_request_duration_seconds_count{method="GET",route="/api/v1/banks"}'),
    ).toBe(2);
    const { text, headers } = await readMetrics(harness);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).not.toContain(id);
    expect(text).not.toContain(email);
    expect(text).not.toContain(token);
  });

  it('reports queues, mails, open payments, connections and the event loop', async () => {
    expect(await metricValue('naungan_database_up')).toBe(1);
    expect(await metricValue('naungan_mails_abandoned')).toBe(0);
    expect(await metricValue('naungan_mails_oldest_seconds')).toBe(0);
    expect(await metricValue('naungan_jobs_oldest_seconds')).toBeDefined();
    expect(await metricValue('naungan_webhooks_undelivered')).toBe(0);
    expect(await metricValue('naungan_database_bytes')).toBeGreaterThan(1_000_000);
    expect(await metricValue('naungan_database_dead_rows')).toBeDefined();
    expect(await metricValue('naungan_payments_pending')).toBe(0);
    expect(await metricValue('naungan_payments_oldest_pending_seconds')).toBe(0);
    expect(await metricValue('naungan_database_connections{state="waiting"}')).toBe(0);
    expect(await metricValue('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(await metricValue('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  });

  it('contains every metric of the recommended alerts', async () => {
    const rules = await readFile(new URL('../../../../tools/deploy/alerts.yml', import.meta.url), 'utf8');
    const { text } = await readMetrics(harness);
    const names = [...rules.matchAll(/\b(?:naungan|nodejs)_\w+/g)].map(([name]) => name);
    expect(new Set(names).size).toBe(11);
    expect(names.filter((name) => !text.includes(`\n${name}`))).toEqual([]);
  });

  it('measures jobs by name and outcome', async () => {
    await harness.deps.jobs.enqueue(harness.deps.db, 'housekeeping', {});
    await harness.runJobs();
    expect(
      await metricValue('naungan_job_duration_seconds_count{job="housekeeping",outcome="completed"}'),
    ).toBe(1);
  });

  it('responds as to an unknown path when a proxy forwards the request', async () => {
    const reply = await readMetrics(harness, { 'x-forwarded-for': '203.0.113.7' });
    expect(reply).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
  });

  it('requires the bearer token if one is configured, also from this machine', async () => {
    const METRICS_TOKEN = 'rahasia-pemantauan-2026-a';
    const guarded = await startApp({ METRICS_TOKEN });
    expect((await readMetrics(guarded)).status).toBe(404);
    expect((await readMetrics(guarded, { authorization: `Bearer ${METRICS_TOKEN}x` })).status).toBe(404);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '203.0.113.7' };
    expect((await readMetrics(guarded, headers)).status).toBe(200);
    await guarded.close();
  });

  it('reports naungan_database_up 0, and no value of the database, while the database does not respond', async () => {
    const proxy = await startFaultyProxy();
    const server = await startApp({ DATABASE_TIMEOUT: '0.5' }, { proxyUrl: proxy.proxiedUrl });
    expect((await readMetrics(server)).text).toContain('\nnaungan_database_up 1\n');
    await proxy.closePort();
    const { status, text } = await readMetrics(server);
    expect(status).toBe(200);
    expect(text).toContain('\nnaungan_database_up 0\n');
    expect(text).not.toMatch(/^naungan_mails_unsent \d/m);
    await server.close();
  });
});

describe('mayReadMetrics', () => {
  const request = (remoteAddress: string) => ({ headers: {}, socket: { remoteAddress } }) as never;
  it.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.5', true],
    ['172.16.0.1', true],
    ['172.32.0.1', false],
    ['192.168.1.9', true],
    ['192.169.1.9', false],
    ['fd00::5', true],
    ['203.0.113.7', false],
    ['::ffff:203.0.113.7', false],
    ['2001:db8::1', false],
    ['', false],
  ])('the address %j may read metrics without a token: %s', (address, expected) => {
    expect(mayReadMetrics(request(address), undefined)).toBe(expected);
  });
});

describe('GET /livez and /readyz', () => {
  it('respond over HTTP with 200 and only the status', async () => {
    await harness.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = harness.app.server.address() as AddressInfo;
    for (const path of ['livez', 'readyz']) {
      const reply = await fetch(`http://127.0.0.1:${port}/${path}`);
      expect([reply.status, await reply.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  it('while the database does not respond, the process is alive but not ready', async () => {
    const proxy = await startFaultyProxy();
    const server = await startApp({ DATABASE_TIMEOUT: '0.5' }, { proxyUrl: proxy.proxiedUrl });
    await proxy.closePort();
    expect(await server.api('GET', '//livez')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await server.api('GET', '//readyz')).toMatchObject({ status: 503, body: { status: 'database' } });
    await server.close();
  });
});
