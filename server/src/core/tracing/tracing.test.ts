import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startApp } from '../../../test/harness.ts';
import { parseTraceParent } from './traceparent.ts';

const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_ID = '00f067aa0ba902b7';
const SAMPLED = `00-${TRACE_ID}-${SPAN_ID}-01`;

type ExportedSpan = {
  name: string;
  traceId: string;
  parentSpanId?: string;
  attributes: { key: string; value: object }[];
};

/** Starts an OTLP receiver, which collects spans. */
async function startReceiver() {
  const spans: ExportedSpan[] = [];
  const services: string[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as {
      resourceSpans: {
        resource: { attributes: { key: string; value: { stringValue?: string } }[] };
        scopeSpans: { spans: ExportedSpan[] }[];
      }[];
    };
    for (const { resource, scopeSpans } of resourceSpans) {
      services.push(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '');
      for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { spans, services, origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

describe('traces', () => {
  it('exports a span of each request in the trace of the caller, and a span of each job', async () => {
    const receiver = await startReceiver();
    const harness = await startApp({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.origin,
      OTEL_SERVICE_NAME: 'naungan-uji',
    });
    await harness.api('GET', '/banks?q=rahasia', { headers: { traceparent: SAMPLED } });
    await harness.api('GET', '/banks');
    await harness.deps.jobs.enqueue(harness.deps.db, 'housekeeping', {});
    await harness.runJobs();
    await harness.close();
    receiver.close();
    const requests = receiver.spans.filter(({ name }) => name === 'GET /api/v1/banks');
    expect(requests).toHaveLength(2);
    expect(requests[0]).toMatchObject({ traceId: TRACE_ID, parentSpanId: SPAN_ID });
    expect(requests[1]?.traceId).not.toBe(TRACE_ID);
    expect(requests[0]?.attributes).toContainEqual({
      key: 'http.response.status_code',
      value: { intValue: 200 },
    });
    expect(receiver.spans.map(({ name }) => name)).toContain('job housekeeping');
    expect(receiver.services).toContain('naungan-uji');
    expect(JSON.stringify(receiver.spans)).not.toContain('rahasia');
  });

  it('writes the trace id of the caller to the log lines of the request, also without an OTLP receiver', async () => {
    const lines: string[] = [];
    const harness = await startApp({}, { destination: { write: (line) => void lines.push(line) } });
    await harness.api('GET', '/banks', { headers: { traceparent: SAMPLED } });
    await harness.api('GET', '/banks', { headers: { traceparent: 'rahasia' } });
    await harness.close();
    const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
    expect(requests.map(({ traceId }) => traceId)).toEqual([TRACE_ID, undefined]);
    expect(lines.join('')).not.toContain('rahasia');
  });
});

describe('parseTraceParent', () => {
  it('returns the ids, and whether the caller records the trace', () => {
    expect(parseTraceParent(SAMPLED)).toEqual({ traceId: TRACE_ID, spanId: SPAN_ID, isSampled: true });
    expect(parseTraceParent(`00-${TRACE_ID}-${SPAN_ID}-00`)?.isSampled).toBe(false);
    expect(parseTraceParent(`01-${TRACE_ID}-${SPAN_ID}-03-new`)?.isSampled).toBe(true);
  });

  it.each([
    undefined,
    '',
    TRACE_ID,
    `00-${TRACE_ID}-${SPAN_ID}`,
    `00-${TRACE_ID}-${SPAN_ID}-01-more`,
    `ff-${TRACE_ID}-${SPAN_ID}-01`,
    `00-${TRACE_ID.toUpperCase()}-${SPAN_ID}-01`,
    `00-${'0'.repeat(32)}-${SPAN_ID}-01`,
    `00-${TRACE_ID}-${'0'.repeat(16)}-01`,
    `00-${TRACE_ID}1-${SPAN_ID}-01`,
  ])('returns null for %j', (header) => {
    expect(parseTraceParent(header)).toBeNull();
  });
});
