import { z } from 'zod';
import { URL_FIELDS } from '../url-fields.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
/** The side of the call whose schema is described: `input` is the request, `output` the response. */
type Side = 'input' | 'output';

export const refTo = (name: string) => `#/components/schemas/${name}`;

const URL_PROPERTIES = {
  format: 'uri-reference',
  description: 'A URL. If it begins with `/`, it is relative to the origin of the API.',
};
const isUrlField = (field: string | number | undefined) => URL_FIELDS.some((name) => name === field);

/**
 * Corrects zod's JSON Schema: adds the values of a choice field, marks URLs, and removes limits that are not part of
 * the contract.
 */
function overrideFor(side: Side): z.core.ToJSONSchemaParams['override'] {
  return ({ zodSchema, jsonSchema, path }) => {
    const { def } = zodSchema._zod;
    if (side === 'input' && def.type === 'pipe' && def.out._zod.def.type === 'enum') {
      jsonSchema.enum = [...(def.out._zod.values ?? [])].filter((value) => typeof value === 'string');
    }
    // A client must accept fields that later versions add.
    if (side === 'output' && def.type === 'object' && jsonSchema.additionalProperties === false)
      delete jsonSchema.additionalProperties;
    // Zod limits every integer to JavaScript's safe integers. That limit is not part of the contract.
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (side === 'output' && def.type === 'string' && path.at(-2) === 'properties' && isUrlField(path.at(-1)))
      Object.assign(jsonSchema, URL_PROPERTIES);
  };
}

const options = (io: Side) =>
  ({ io, unrepresentable: 'any', override: overrideFor(io) }) satisfies z.core.ToJSONSchemaParams;

/** Returns the JSON Schema of one schema, which contains its nested schemas. */
export function schemaOf(schema: z.ZodType, side: Side): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, options(side));
  return json;
}

/** Returns the JSON Schemas of all named schemas; they refer to each other by name. */
export function jsonSchemasByName(
  names: ReadonlyMap<z.ZodType, string>,
  side: Side,
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { ...options(side), uri: refTo });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, ...schema }]) => [name, schema]),
  );
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/** Returns the named schemas that `part` of a document refers to, directly or indirectly. */
export function reachableSchemas(
  part: unknown,
  namedSchemas: Record<string, JsonSchema>,
): Record<string, JsonSchema> {
  const schemasByName: Record<string, JsonSchema> = {};
  const queue: unknown[] = [part];
  for (let nextPart = queue.pop(); nextPart !== undefined; nextPart = queue.pop()) {
    for (const [, name = ''] of JSON.stringify(nextPart).matchAll(REFERENCE)) {
      const schema = namedSchemas[name];
      if (!schema || schemasByName[name]) continue;
      schemasByName[name] = schema;
      queue.push(schema);
    }
  }
  return schemasByName;
}
