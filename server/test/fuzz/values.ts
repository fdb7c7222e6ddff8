import fc from 'fast-check';

/** The keywords of JSON Schema that determine a generated value. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

const nestedValue = (levels: number): unknown => (levels === 0 ? 'x' : { a: [nestedValue(levels - 1)] });

/** Texts that often cause defects. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202etxt.exe',
    '👩‍👩‍👧‍👦'.repeat(20),
    'é'.repeat(3_000),
    'x'.repeat(60_000),
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '%E0%A4%A',
    '{{7*7}}',
    '\r\nSet-Cookie: a=b',
    'null',
    'undefined',
    'NaN',
    '1e309',
    '-1',
    '9'.repeat(400),
    '2024-02-30',
    '0000-00-00',
    '99999-12-31',
    '1990-05-17T00:00:00Z',
    '__proto__',
    'constructor',
    '00000000-0000-0000-0000-000000000000',
    'a@b.c',
    `${'a'.repeat(300)}@contoh.test`,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 12 }),
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1e21, -1e308, 2 ** 31, 2 ** 53, -(2 ** 63), Number.MIN_VALUE),
  fc.double({ noNaN: true }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    [[]],
    [null],
    { length: 1e9 },
    { toString: 1 },
    nestedValue(150),
  ),
  fc.constant(Array.from({ length: 3_000 }, (_, index) => index)),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}')),
  fc.jsonValue({ maxDepth: 3 }),
);

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.constantFrom('siti@contoh.test', 'budi+1@contoh.test'),
  uuid: fc.uuid(),
  date: fc.constantFrom('1990-05-17', '2024-02-29', '2030-01-01', '1900-01-01'),
  uri: fc.constantFrom('https://contoh.test/a', 'http://127.0.0.1:9/'),
};

/** Valid values by field name, without which requests would not pass the first checks of the server. */
const VALUES_BY_NAME: Record<string, fc.Arbitrary<string>> = {
  dob: fc.constantFrom('1990-05-17', '2024-01-01', '1950-12-31'),
  product: fc.constantFrom('kesehatan', 'kecelakaandiri', 'kendaraan'),
  productType: fc.constantFrom('kesehatan', 'kecelakaandiri', 'kendaraan'),
  password: fc.constant('Teduh-Sore-26'),
  phone_number: fc.constantFrom('0812345678', '81234567890', '+6281234567890'),
};

function validValue(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const knownValue = VALUES_BY_NAME[name];
  if (knownValue) return knownValue;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices?.length) return fc.oneof(...choices.map((choice) => valueFor(choice, name)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([key, propertySchema]) => [key, valueFor(propertySchema, key)] as const,
    );
    return fc.record(Object.fromEntries(fields), { noNullPrototype: true });
  }
  if (type === 'array') return fc.array(valueFor(schema.items ?? {}, name), { maxLength: 4 });
  if (type === 'integer' || type === 'number') return fc.integer({ min: 0, max: 2_000_000_000 });
  if (type === 'boolean') return fc.boolean();
  return FORMATS[schema.format ?? ''] ?? fc.string({ minLength: 1, maxLength: 20 });
}

/** Returns an arbitrary of values of a schema, some with hostile values at any depth. */
export const valueFor = (schema: Schema, name = ''): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: validValue(schema, name) }, { weight: 1, arbitrary: hostileValue });

/** Arbitrary of values without a schema. */
export const anyValue = hostileValue;
