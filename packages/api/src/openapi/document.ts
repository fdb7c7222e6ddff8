import type { z } from 'zod';
import { contracts } from '../contracts.ts';
import type { NamedRoute, Shapes } from '../route.ts';
import { responseExamples } from './examples.ts';
import { namedSchemas } from './names.ts';
import { operationOf, PARAMETERS, type Paths, pathOf, SECURITY_SCHEMES } from './operation.ts';
import { FAILURE_RESPONSES, HEADERS } from './problem-responses.ts';
import { type JsonSchema, jsonSchemasByName, reachableSchemas } from './schemas.ts';
import { TAGS } from './tags.ts';
import { UPLOAD_PATHS } from './uploads.ts';

const DESCRIPTION = `Every success is \`{ message, response }\`, every failure \`{ message, response, errors?, changes? }\`, where
\`message\` is a code and \`response\` the sentence to show to the user.

URLs in replies (logos, files) that begin with \`/\` are relative to the origin of this API. Money is whole rupiah,
dates are \`YYYY-MM-DD\` of Jakarta, instants are ISO 8601 in UTC.`;

/**
 * Returns the named JSON Schemas of all requests and responses. Throws when a named schema has different
 * forms in requests and in responses: one name must not have two meanings.
 */
function schemasOf(paths: Paths, names: ReadonlyMap<z.ZodType, string>): Record<string, JsonSchema> {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const bodies = reachableSchemas(
    operations.map(({ requestBody }) => requestBody),
    jsonSchemasByName(names, 'input'),
  );
  const replies = reachableSchemas(
    [operations.map(({ responses }) => responses), FAILURE_RESPONSES],
    jsonSchemasByName(names, 'output'),
  );
  for (const [name, schema] of Object.entries(bodies)) {
    if (replies[name] && JSON.stringify(replies[name]) !== JSON.stringify(schema)) {
      throw new Error(
        `The schema ${name} differs between requests and responses: name the request schema and the response schema separately in openapi/names.ts`,
      );
    }
  }
  const schemas = { ...replies, ...bodies };
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const ALL_CALLS = Object.values<NamedRoute & Shapes>(contracts);

function pathsOf(names: ReadonlyMap<z.ZodType, string>): Paths {
  const paths: Paths = {};
  for (const call of ALL_CALLS) {
    const path = pathOf(call);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, names) };
  }
  return { ...paths, ...UPLOAD_PATHS };
}

/** Returns the contract as OpenAPI 3.1, for developers of other clients or of another back end. */
export function openApiDocument({ title, server }: { title: string; server: string }) {
  const names = namedSchemas(contracts);
  const paths = pathsOf(names);
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: server }],
    tags: TAGS,
    paths,
    components: {
      schemas: schemasOf(paths, names),
      responses: FAILURE_RESPONSES,
      parameters: PARAMETERS,
      headers: HEADERS,
      examples: responseExamples(ALL_CALLS),
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}
