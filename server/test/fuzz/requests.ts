import fc from 'fast-check';
import { anyValue, hostileText, type Schema, valueFor } from './values.ts';

type Operation = {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type OpenApi = { paths: Record<string, Record<string, Operation>> };

/** Returns the OpenAPI document with every `$ref` replaced by its target. */
export function resolveReferences(text: string): OpenApi {
  const openApi = JSON.parse(text);
  const targetOf = (reference: string) =>
    reference
      .split('/')
      .slice(1)
      .reduce((part, key) => part[key], openApi);
  const expand = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(expand);
    if (part === null || typeof part !== 'object') return part;
    if ('$ref' in part) return expand(targetOf(String(part.$ref)));
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, expand(value)]));
  };
  return { paths: expand(openApi.paths) } as OpenApi;
}

/** Kinds of callers. The test adds the token when it sends a request, because a request may end the caller's session. */
export const CALLERS = ['visitor', 'invalidToken', 'member', 'otherMember', 'desk'] as const;
/** `accepted`: the caller whose request was accepted, with the token in the request's headers. */
export type Caller = (typeof CALLERS)[number] | 'accepted';

export type FuzzPart = { name: string; content: string | Buffer; fileName?: string; mimeType?: string };
export type FuzzRequest = {
  method: string;
  path: string;
  caller: Caller;
  headers: Record<string, string>;
  body:
    | { kind: 'none' }
    | { kind: 'text'; text: string; type: string }
    | { kind: 'parts'; parts: FuzzPart[] };
};

const METHODS_WITHOUT_BODY = ['get', 'delete', 'head'];

/** Encodes a value for a URL, without lone surrogates, which cannot be encoded. */
function encodeForUrl(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}

/** Returns an arbitrary (generator of random values) of URLs of an operation, with valid and hostile parameters. */
function urlOf(path: string, operation: Operation, ids: readonly string[]): fc.Arbitrary<string> {
  const id = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 2, arbitrary: hostileText },
  );
  const pathParameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
  const queryParameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query');
  const pathValues = fc.tuple(
    ...pathParameters.map(({ name, schema }) =>
      /id|token|code/i.test(name) ? id : fc.oneof(valueFor(schema, name), id),
    ),
  );
  const query = fc.record(
    Object.fromEntries(queryParameters.map(({ name, schema }) => [name, valueFor(schema, name)])),
    {
      requiredKeys: [],
      noNullPrototype: true,
    },
  );
  const unknownParameter = fc.option(hostileText, { freq: 12, nil: null });
  return fc.tuple(pathValues, query, unknownParameter).map(([filledValues, search, unknownValue]) => {
    const filledPath = pathParameters.reduce(
      (text, { name }, index) => text.replace(`{${name}}`, encodeForUrl(filledValues[index])),
      path,
    );
    const pairs = Object.entries(search).map(([key, value]) => `${key}=${encodeForUrl(value)}`);
    if (unknownValue !== null) pairs.push(`x=${encodeForUrl(unknownValue)}`);
    return filledPath + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
  });
}

const brokenJson = fc.constantFrom(
  '',
  '{',
  '{"a":',
  '[1,',
  '"',
  'nul',
  '{"a":1}}',
  '\u0000',
  `${'['.repeat(50_000)}`,
);
const mimeType = fc.constantFrom(
  'application/json',
  'text/plain',
  'image/jpeg',
  'application/pdf',
  'a/b; c=',
);

const parts: fc.Arbitrary<FuzzPart[]> = fc.array(
  fc.record({
    name: fc.oneof(
      fc.constantFrom('productId', 'params', 'payload', 'ktp', '__proto__', '0'),
      hostileText.filter((text) => !/["\r\n]/.test(text) && text.length < 200),
    ),
    content: fc.oneof(
      anyValue.map((value) => JSON.stringify(value) ?? ''),
      brokenJson,
      fc.constant('\u0089PNG\r\n'),
    ),
    fileName: fc.option(
      fc.constantFrom('a1b2--Foto.jpg', '../../x', 'tanpa-akhir', `${'n'.repeat(400)}.pdf`),
      { nil: undefined },
    ),
    mimeType,
  }),
  { maxLength: 6 },
) as fc.Arbitrary<FuzzPart[]>;

/** Returns an arbitrary of bodies: mostly JSON that matches the operation's schema, sometimes broken JSON or another format. */
function bodyOf(method: string, operation: Operation): fc.Arbitrary<FuzzRequest['body']> {
  const noBody = fc.constant<FuzzRequest['body']>({ kind: 'none' });
  if (METHODS_WITHOUT_BODY.includes(method)) return noBody;
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const json = (schema ? valueFor(schema) : anyValue).map((value) => JSON.stringify(value) ?? '');
  const text = (arbitrary: fc.Arbitrary<string>, type: fc.Arbitrary<string>) =>
    fc.record({ kind: fc.constant('text' as const), text: arbitrary, type });
  const multipartBody = fc.record({ kind: fc.constant('parts' as const), parts });
  return fc.oneof(
    { weight: 10, arbitrary: text(json, fc.constant('application/json')) },
    { weight: schema ? 1 : 10, arbitrary: multipartBody },
    {
      weight: 1,
      arbitrary: text(brokenJson, fc.constantFrom('application/json', 'multipart/form-data; boundary=x')),
    },
    { weight: 1, arbitrary: text(json, mimeType) },
    { weight: 1, arbitrary: noBody },
  );
}

/** Texts with only the characters that HTTP allows in a header. */
const headerText = hostileText.map((text) => text.replace(/[^\x20-\x7e]/g, '').slice(0, 3_000));
const headers = fc.record(
  {
    'idempotency-key': headerText,
    'if-none-match': headerText,
    accept: headerText,
    'accept-language': headerText,
    cookie: headerText.map((text) => `guest=${text}`),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=5-1'),
    'tus-resumable': fc.constantFrom('1.0.0', '0.2.1'),
    'upload-length': fc.constantFrom('1', '-1', '99999999999', 'x'),
    'upload-offset': fc.constantFrom('0', '-1', 'x'),
    'upload-metadata': headerText,
    origin: fc.constantFrom('null', 'https://contoh.test', 'x'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** Returns an arbitrary of requests to every operation of the document, by all kinds of callers. */
export function requestArbitrary(document: OpenApi, ids: readonly string[]): fc.Arbitrary<FuzzRequest> {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      fc.record({
        method: fc.constant(method.toUpperCase()),
        path: urlOf(path, operation, ids),
        caller: fc.constantFrom(...CALLERS),
        headers: fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: headers }),
        body: bodyOf(method, operation),
      }),
    ),
  );
  return fc.oneof(...operations);
}
