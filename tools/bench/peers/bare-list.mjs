/**
 * The list of health plans in bare Fastify: one route with JSON schemas, as Fastify's documentation advises, which reads the
 * list with one SQL statement through `pg`. Arguments: port, URL of the database.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';

const [port, databaseUrl] = process.argv.slice(2);
const LIST_SQL = readFileSync(new URL('list.sql', import.meta.url), 'utf8');
/** Number of plans that a visitor sees. */
const VISIBLE_COUNT = 3;
const pool = new pg.Pool({ connectionString: databaseUrl });

const string = { type: 'string' };
const integer = { type: 'integer' };
const object = (properties) => ({ type: 'object', properties });
const listOf = (items) => ({ type: 'array', items });

const company = object({ _id: string, company_name: string });
/** A hidden plan has only `blurred` and `_id`. */
const planRow = object({
  blurred: { type: 'boolean' },
  _id: string,
  productName: string,
  logoProduct: string,
  insuranceCompany: company,
  premium: integer,
  adminFee: integer,
  transactionType: string,
  highlights: listOf(object({ title: string, value: string })),
  ages: object({ minAge: integer, maxAge: integer }),
});
const schema = {
  querystring: {
    ...object({
      dob: { type: 'string', format: 'date' },
      size: { type: 'integer', minimum: 1, maximum: 50 },
    }),
    required: ['dob', 'size'],
  },
  response: {
    200: object({
      message: string,
      response: object({
        total: integer,
        rows: listOf(planRow),
        totalPages: integer,
        currentPage: integer,
        companies: listOf(company),
        birthDate: string,
        age: integer,
        highestPrice: integer,
      }),
    }),
  },
};

/** Returns the age in whole years. */
function ageOf(birthDate) {
  const [today, birth] = [new Date(), new Date(birthDate)];
  const isBeforeBirthday =
    today.getMonth() < birth.getMonth() ||
    (today.getMonth() === birth.getMonth() && today.getDate() < birth.getDate());
  return today.getFullYear() - birth.getFullYear() - (isBeforeBirthday ? 1 : 0);
}

const app = fastify();
app.get('/healthz', (_request, reply) => reply.send('ok'));
app.get('/list', { schema }, async ({ query: { dob, size } }) => {
  const age = ageOf(dob);
  const { rows } = await pool.query({ text: LIST_SQL, values: [age, size, VISIBLE_COUNT], rowMode: 'array' });
  const [total, companies, plans, highestPrice] = rows[0];
  return {
    message: 'success',
    response: {
      total,
      rows: plans.map((card, index) =>
        index < VISIBLE_COUNT ? card : { blurred: true, _id: `hidden-${index}` },
      ),
      totalPages: Math.ceil(total / size),
      currentPage: 1,
      companies,
      birthDate: dob,
      age,
      highestPrice,
    },
  };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
});
