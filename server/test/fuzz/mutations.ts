import fc from 'fast-check';
import type { AcceptedRequest } from '../operations/recorder.ts';
import type { FuzzPart, FuzzRequest } from './requests.ts';
import { anyValue, hostileText } from './values.ts';

/** Headers that are set when a request is sent. */
const GENERATED_HEADERS = ['host', 'content-length', 'content-type', 'connection', 'transfer-encoding'];

/** Returns the parts of a multipart body. */
function partsOf(body: Buffer, contentType: string): FuzzPart[] {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? '';
  return body
    .toString('latin1')
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((text) => {
      const headEnd = text.indexOf('\r\n\r\n');
      const head = text.slice(0, headEnd);
      const fileName = /filename="([^"]*)"/.exec(head)?.[1];
      const mimeType = /content-type: (.+)/i.exec(head)?.[1]?.trim();
      return {
        name: /name="([^"]*)"/.exec(head)?.[1] ?? '',
        content: Buffer.from(text.slice(headEnd + 4, -2), 'latin1'),
        ...(fileName === undefined ? {} : { fileName }),
        ...(mimeType === undefined ? {} : { mimeType }),
      };
    });
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns an arbitrary of values in which one value at any depth is replaced or missing. */
function mutated(value: unknown): fc.Arbitrary<unknown> {
  const replacement = { weight: 1, arbitrary: anyValue };
  if (value === null || typeof value !== 'object')
    return fc.oneof(replacement, { weight: 1, arbitrary: fc.constant(value) });
  const keys = Object.keys(value);
  if (keys.length === 0) return anyValue;
  const changedEntry = fc
    .constantFrom(...keys)
    .chain((key) =>
      fc
        .oneof(
          { weight: 5, arbitrary: mutated((value as Record<string, unknown>)[key]) },
          { weight: 1, arbitrary: fc.constant(undefined) },
        )
        .map((entry) =>
          Array.isArray(value)
            ? value.map((item, index) => (String(index) === key ? entry : item))
            : { ...value, [key]: entry },
        ),
    );
  return fc.oneof({ weight: 1, arbitrary: replacement.arbitrary }, { weight: 9, arbitrary: changedEntry });
}

const mutatedText = (text: string): fc.Arbitrary<string> => {
  const value = parseJson(text);
  return value === undefined ? hostileText : mutated(value).map((changed) => JSON.stringify(changed) ?? '');
};

function mutatedPart(part: FuzzPart): fc.Arbitrary<FuzzPart> {
  const content = Buffer.from(part.content);
  if (part.fileName === undefined)
    return mutatedText(content.toString()).map((text) => ({ ...part, content: text }));
  const changedFile = fc
    .tuple(fc.nat({ max: Math.max(0, content.length - 1) }), fc.uint8Array({ maxLength: 40 }))
    .map(([position, bytes]) =>
      Buffer.concat([content.subarray(0, position), bytes, content.subarray(position)]),
    );
  return fc
    .oneof(
      changedFile,
      fc.nat({ max: content.length }).map((length) => content.subarray(0, length)),
    )
    .map((bytes) => ({ ...part, content: bytes }));
}

function mutatedBody({ body, headers }: AcceptedRequest): fc.Arbitrary<FuzzRequest['body']> {
  if (body === null) return fc.constant({ kind: 'none' });
  const type = headers['content-type'] ?? 'application/json';
  if (!type.startsWith('multipart/')) {
    const text = body.toString('utf8');
    return fc
      .oneof({ weight: 1, arbitrary: fc.constant(text) }, { weight: 4, arbitrary: mutatedText(text) })
      .map((changed) => ({ kind: 'text', text: changed, type }));
  }
  const parts = partsOf(body, type);
  const asBody = (changed: FuzzPart[]): FuzzRequest['body'] => ({ kind: 'parts', parts: changed });
  if (parts.length === 0) return fc.constant(asBody([]));
  const onePart = fc.nat({ max: parts.length - 1 });
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant(asBody(parts)) },
    {
      weight: 4,
      arbitrary: onePart.chain((index) =>
        mutatedPart(parts[index] as FuzzPart).map((part) =>
          asBody(parts.map((other, at) => (at === index ? part : other))),
        ),
      ),
    },
    { weight: 1, arbitrary: onePart.map((index) => asBody(parts.filter((_part, at) => at !== index))) },
    { weight: 1, arbitrary: onePart.map((index) => asBody([...parts, parts[index] as FuzzPart])) },
  );
}

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));

/** Returns an arbitrary of paths: mostly the accepted path, sometimes with another segment or value of the query. */
const mutatedPath = (path: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(path) },
    { weight: 1, arbitrary: hostileText.map((text) => path.replace(/[^/?]+(?=\?|$)/, encode(text))) },
    { weight: 1, arbitrary: hostileText.map((text) => path.replace(/(?<==)[^&]*/, encode(text))) },
  );

/**
 * Returns an arbitrary of changed requests, each of which the server accepted before the change: they pass the first checks
 * of the server, so that a changed value reaches the code behind them.
 */
export const mutationArbitrary = (accepted: readonly AcceptedRequest[]): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...accepted).chain((request) =>
    fc.record({
      method: fc.constant(request.operation.method),
      path: mutatedPath(request.path),
      caller: fc.constantFrom(
        'accepted',
        'accepted',
        'accepted',
        'accepted',
        'visitor',
        'otherMember',
        'desk',
      ),
      headers: fc.constant(
        Object.fromEntries(
          Object.entries(request.headers).filter(([name]) => !GENERATED_HEADERS.includes(name.toLowerCase())),
        ),
      ),
      body: mutatedBody(request),
    }),
  );
