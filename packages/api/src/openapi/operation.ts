import type { z } from 'zod';
import { problemCodesOf } from '../problem-codes.ts';
import type { NamedRoute, Shapes } from '../route.ts';
import { EXAMPLES, responseRef } from './examples.ts';
import { headerParametersOf, parametersOf, securityOf } from './parameters.ts';
import type { DocumentPath } from './paths.ts';
import { COMMON_HEADERS, failureResponses, RATE_LIMIT_HEADERS } from './problem-responses.ts';
import { type JsonSchema, refTo, schemaOf } from './schemas.ts';
import { tagOf } from './tags.ts';

/** The fields of an OpenAPI operation that this document uses. */
export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters: object[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: object; encoding?: object; example?: unknown }>;
  };
  responses: Record<string, object>;
};
export type Paths = Record<string, Record<string, Operation>>;

/** The names of the schemas that the document describes once, as components. */
export type SchemaNames = ReadonlyMap<z.ZodType, string>;

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
export function operationOf(
  call: NamedRoute & Shapes,
  { pathNames }: DocumentPath,
  { description, names }: { description: string; names: SchemaNames },
): Operation {
  const { name, summary, path, reply, hasRateLimitHeaders } = call;
  const body = bodyOf(call, names);
  return {
    operationId: name,
    summary,
    description,
    tags: [tagOf(path)],
    security: securityOf(call),
    parameters: [...parametersOf(call, pathNames), ...headerParametersOf(call)],
    ...(body ? { requestBody: body } : {}),
    responses: {
      200: {
        description: 'Done',
        headers: { ...COMMON_HEADERS, ...(hasRateLimitHeaders ? RATE_LIMIT_HEADERS : {}) },
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
