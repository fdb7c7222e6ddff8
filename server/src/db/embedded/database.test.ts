import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSeededDatabase } from '../../../test/test-database.ts';
import { EmbeddedDatabase } from './database.ts';
import { DatabaseThread, THREAD_ENDED } from './database-thread.ts';

let content: Blob | undefined;
let database: EmbeddedDatabase;
beforeAll(async () => {
  // From a dump, because creating a database takes five times as long.
  const { memory } = await createSeededDatabase();
  content = memory instanceof Blob ? memory : undefined;
  database = await EmbeddedDatabase.open({ content });
});
afterAll(() => database.close());

const rowsOf = async (query: string) => (await database.query(query)).rows;

it('runs the event loop of the server during a query', async () => {
  let turns = 0;
  let isRunning = true;
  const countTurn = () => {
    turns += 1;
    if (isRunning) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  await database.query('select count(*) from generate_series(1, 300000)');
  isRunning = false;
  expect(turns).toBeGreaterThan(100);
});

it('runs no other statement between the statements of a transaction', async () => {
  await database.query('create table counter (value int)');
  await database.query('insert into counter values (0)');
  const increment = async () => {
    const client = await database.connect();
    await client.query('begin');
    const { rows } = await client.query<{ value: number }>('select value from counter');
    await client.query('select count(*) from generate_series(1, 30000)');
    await client.query('update counter set value = $1', [(rows[0]?.value ?? 0) + 1]);
    await client.query('commit');
    client.release();
  };
  await Promise.all(Array.from({ length: 30 }, increment));
  expect(await rowsOf('select value from counter')).toEqual([{ value: 30 }]);
});

it('rolls back a transaction that a failed statement leaves open', async () => {
  await database.query('create table note (text text not null)');
  const block = "begin; insert into note values ('lost'); insert into note values (null); commit";
  await expect(database.query(block)).rejects.toMatchObject({ code: '23502' });
  expect(await rowsOf('select text from note')).toEqual([]);
});

it('executes a named statement again after another statement has failed', async () => {
  const statement = { name: 'double', text: 'select $1::int * 2 as double' };
  expect((await database.query(statement, [4])).rows).toEqual([{ double: 8 }]);
  await expect(database.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  expect((await database.query(statement, [5])).rows).toEqual([{ double: 10 }]);
});

it('returns a reply that is larger than the buffers of the protocol', async () => {
  const [row] = await rowsOf("select repeat('é', 3000000) as text");
  expect(row.text).toHaveLength(3_000_000);
});

it('delivers notifications of committed transactions until the listener stops', async () => {
  const handle = vi.fn();
  const stop = await database.listen('Berita', handle);
  await database.query(`begin; notify "Berita", 'rolled back'; rollback`);
  await database.query(`notify "Berita", 'first'`);
  // The failed statement replaces the connection.
  await expect(database.query('select 1 / 0')).rejects.toThrow('division by zero');
  await database.query(`notify "Berita", 'second'`);
  expect(handle.mock.calls).toEqual([['first'], ['second']]);
  await stop();
  await database.query(`notify "Berita", 'late'`);
  expect(handle).toHaveBeenCalledTimes(2);
});

it('completes waiting queries before it closes, and rejects later queries', async () => {
  const closingDatabase = await EmbeddedDatabase.open({ content });
  const queries = Array.from({ length: 5 }, () => closingDatabase.query('select 1 as one'));
  await closingDatabase.close();
  expect((await Promise.all(queries)).map(({ rows }) => rows)).toEqual(
    Array.from({ length: 5 }, () => [{ one: 1 }]),
  );
  await expect(closingDatabase.query('select 1')).rejects.toThrow('Cannot use a pool after calling end');
});

it('rejects queries after the thread has ended', async () => {
  const thread = await DatabaseThread.start({
    dump: new Uint8Array(await (content ?? new Blob()).arrayBuffer()),
  });
  await thread.close();
  await expect(thread.connect()).rejects.toThrow(THREAD_ENDED);
});

it('rejects a folder that contains no database', async () => {
  const folder = '/dev/null/database';
  await expect(EmbeddedDatabase.open({ folder })).rejects.toThrow();
});
