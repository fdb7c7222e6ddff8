import type { z } from 'zod';
import { contracts } from '../contracts.ts';
import { DESCRIPTIONS } from './descriptions/index.ts';
import { responseExamples } from './examples.ts';
import { namedSchemas } from './names.ts';
import { operationOf, type Paths } from './operation.ts';
import { OVERVIEW } from './overview.ts';
import { PARAMETERS, SECURITY_SCHEMES } from './parameters.ts';
import { documentPaths } from './paths.ts';
import { FAILURE_RESPONSES, HEADERS } from './problem-responses.ts';
import { type JsonSchema, jsonSchemasByName, reachableSchemas } from './schemas.ts';
import { TAGS } from './tags.ts';
import { UPLOAD_PATHS } from './uploads.ts';
import { WEBHOOKS } from './webhooks.ts';

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

const ALL_CALLS = Object.values(contracts);

function pathsOf(names: ReadonlyMap<z.ZodType, string>): Paths {
  const paths: Paths = {};
  const documentPathByCall = documentPaths(ALL_CALLS);
  for (const call of ALL_CALLS) {
    const documentPath = documentPathByCall.get(call.name);
    if (!documentPath) throw new Error(`No path for ${call.name}`);
    const operation = operationOf(call, documentPath, { description: DESCRIPTIONS[call.name], names });
    paths[documentPath.path] = { ...paths[documentPath.path], [call.method.toLowerCase()]: operation };
  }
  return { ...paths, ...UPLOAD_PATHS };
}

/** The name of the API, the origin of the server, and where developers can ask. */
export type DocumentInfo = { title: string; server: string; contact: { name: string; email: string } };

/** Returns the contract as OpenAPI 3.1, for developers of other clients or of another back end. */
export function openApiDocument({ title, server, contact }: DocumentInfo) {
  const names = namedSchemas(contracts);
  const paths = pathsOf(names);
  return {
    openapi: '3.1.0',
    info: {
      title,
      version: '1.0.0',
      description: OVERVIEW,
      contact,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: TAGS,
    paths,
    webhooks: WEBHOOKS,
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
