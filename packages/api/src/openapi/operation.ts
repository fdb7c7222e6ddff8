import type { z } from 'zod';
import { GUEST_TOKEN } from '../guest-token.ts';
import { problemCodesOf } from '../problem-codes.ts';
import type { NamedRoute, Shapes } from '../route.ts';
import { API_BASE } from '../routes.ts';
import { EXAMPLES, responseRef } from './examples.ts';
import { COMMON_HEADERS, failureResponses } from './problem-responses.ts';
import { type JsonSchema, refTo, schemaOf } from './schemas.ts';
import { tagOf } from './tags.ts';

/** The fields of an OpenAPI operation that this document uses. */
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  parameters: object[];
  requestBody?: { required: boolean; content: Record<string, { schema: object; encoding?: object }> };
  responses: Record<string, object>;
};
export type Paths = Record<string, Record<string, Operation>>;

/** The names of the schemas that the document describes once, as components. */
export type SchemaNames = ReadonlyMap<z.ZodType, string>;

const parameter = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/** The header parameters of all calls: the headers of the device, and the idempotency key. */
export const PARAMETERS = {
  ...Object.fromEntries(
    [
      ['device_id', 'A random id of the device, a UUID.'],
      ['os', 'The operating system. `iOS` and `Android` get links to the apps of wallets.'],
      ['platform', '`web` for pages.'],
      ['source', 'The name of the calling site or app.'],
    ].map(([name, description]) => [
      name,
      { name, in: 'header', description, schema: { type: 'string', maxLength: 200 } },
    ]),
  ),
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A new value for each submission; the same value for a retry.',
    schema: { type: 'string', minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' },
    example: '8f0c1c1e-6c0e-4a53-9d3e-0a5b7e6f2c11',
  },
};
const DEVICE_PARAMETERS = ['device_id', 'os', 'platform', 'source'].map(parameter);

export const SECURITY_SCHEMES = {
  access_token: {
    type: 'apiKey',
    in: 'header',
    name: 'access_token',
    description: 'Session token of a member, from a sign-in.',
  },
  guest_cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: GUEST_TOKEN,
    description: 'Identifies a visitor who sent contact details on this site.',
  },
  guest_token: {
    type: 'apiKey',
    in: 'header',
    name: GUEST_TOKEN,
    description: 'Identifies the visitor on the page of a partner: `token` of the reply to `createGuest`.',
  },
  partner_key: {
    type: 'http',
    scheme: 'bearer',
    description: 'API key of a partner, for calls from its server.',
  },
  desk_token: {
    type: 'apiKey',
    in: 'header',
    name: 'access_token',
    description: 'Session token of a desk account.',
  },
};

function securityOf({ auth, readsGuestToken }: NamedRoute & Shapes): object[] {
  if (auth === 'member') return [{ access_token: [] }];
  if (auth === 'desk') return [{ desk_token: [] }];
  if (auth === 'partner') return [{ partner_key: [] }];
  const guest = readsGuestToken ? [{ guest_cookie: [] }, { guest_token: [] }] : [];
  // The empty object means that a token is optional.
  return auth === 'guest' ? [{}, { access_token: [] }, ...guest] : [];
}

function parametersFrom(location: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, fieldSchema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: fieldSchema,
  }));
}

/** Returns a reference to a schema that has a name, else the schema itself. */
function referenceTo(schema: z.ZodType, names: SchemaNames): JsonSchema | { $ref: string } {
  const name = names.get(schema);
  return name === undefined ? schemaOf(schema, 'output') : { $ref: refTo(name) };
}

/** Returns the content of a multipart form. Parts that are not text are encoded as JSON. */
function multipart(form: z.ZodObject, names: SchemaNames, example?: object) {
  const parts = Object.entries(schemaOf(form, 'input').properties ?? {});
  const encoding = parts.flatMap(([name, partSchema]) =>
    typeof partSchema === 'object' && partSchema.type === 'string'
      ? []
      : [[name, { contentType: 'application/json' }]],
  );
  return {
    schema: referenceTo(form, names),
    encoding: Object.fromEntries(encoding),
    ...(example ? { example } : {}),
  };
}

function bodyOf({ name, ...call }: NamedRoute & Shapes, names: SchemaNames): Operation['requestBody'] {
  const example = EXAMPLES[name]?.request;
  if (call.form)
    return { required: true, content: { 'multipart/form-data': multipart(call.form, names, example) } };
  if (!call.body) return undefined;
  const content = { schema: referenceTo(call.body, names), ...(example ? { example } : {}) };
  return { required: true, content: { 'application/json': content } };
}

/** Returns the OpenAPI operation of one call. */
export function operationOf(call: NamedRoute & Shapes, names: SchemaNames): Operation {
  const { name, summary, path, params, query, reply, idempotent } = call;
  const body = bodyOf(call, names);
  return {
    operationId: name,
    summary,
    tags: [tagOf(path)],
    security: securityOf(call),
    parameters: [
      ...parametersFrom('path', params),
      ...parametersFrom('query', query),
      ...(idempotent ? [parameter('IdempotencyKey')] : []),
      ...(call.auth === 'signed' || call.auth === 'partner' ? [] : DEVICE_PARAMETERS),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'Done',
        headers: COMMON_HEADERS,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { message: { type: 'string' }, response: referenceTo(reply, names) },
              required: ['message', 'response'],
            },
            examples: { answer: { $ref: responseRef(call) } },
          },
        },
      },
      ...failureResponses(problemCodesOf(call)),
    },
  };
}

/** Returns the path of a call in the syntax of OpenAPI: `/health/:id` → `/api/v1/health/{id}`. */
export const pathOf = ({ path }: Pick<NamedRoute, 'path'>) => API_BASE + path.replace(/:(\w+)/g, '{$1}');
