/** The trace of a request: ids in hexadecimal, and whether the caller records the trace. */
export type TraceParent = { traceId: string; spanId: string; isSampled: boolean };

const FORMAT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED_FLAG = 1;

/**
 * Parses the header `traceparent` (W3C Trace Context, level 1, section 3.2). Returns null for an invalid value, which is
 * ignored as if it was absent. A later version may have more fields than version 00.
 */
export function parseTraceParent(header: unknown): TraceParent | null {
  const [, version, traceId = '', spanId = '', flags = '', rest] =
    typeof header === 'string' ? (FORMAT.exec(header) ?? []) : [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED_FLAG) === SAMPLED_FLAG };
}
