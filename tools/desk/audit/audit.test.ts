import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../server/test/harness.ts';
import { run } from '../run.ts';

let harness: Harness;
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  harness = await startApp();
  folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const NAUNGAN_URL = await harness.app.listen({ port: 0, host: '127.0.0.1' });
  const { DESK_EMAIL, DESK_PASSWORD = '', DATA_DIR } = harness.deps.config;
  env = { NAUNGAN_URL, DATA_DIR, DESK_EMAIL, DESK_PASSWORD };
  await audit(['list']);
  await audit(['list']);
});
afterAll(async () => {
  await harness.close();
  await rm(folder, { recursive: true });
});

/** Runs `npm run desk -- audit <args>`. */
async function audit(args: string[], runEnv: Record<string, string> = env) {
  const output = { out: '', err: '' };
  const code = await run(['audit', ...args], runEnv, {
    out: (text) => {
      output.out += text;
    },
    err: (text) => {
      output.err += text;
    },
  });
  return { code, ...output };
}

/** Changes stored rows, as an administrator of the database could, and undoes the change after `check`. */
async function withChangedRows(statements: string[], check: () => Promise<void>) {
  const { db } = harness.deps;
  const execute = (statement: string) => db.execute(sql.raw(statement));
  for (const table of ['log', 'head']) await execute(`alter table audit_${table} disable trigger user`);
  await execute('create table audit_copy as select * from audit_log');
  await execute('create table head_copy as select * from audit_head');
  try {
    for (const statement of statements) await execute(statement);
    await check();
  } finally {
    await execute('delete from audit_log');
    await execute('delete from audit_head');
    await execute('insert into audit_log select * from audit_copy');
    await execute('insert into audit_head select * from head_copy');
    await execute('drop table audit_copy, head_copy');
    for (const table of ['log', 'head']) await execute(`alter table audit_${table} enable trigger user`);
  }
}

describe('npm run desk -- audit', () => {
  it('lists entries with actor and network, newest first, and only entries that match the filters', async () => {
    const { out } = await audit(['list', '--event', 'sign-in']);
    expect(out).toMatch(
      /sign-in\s+success {2}deskLogin {2}desk:[\da-f-]{36} {2}user:[\da-f-]{36} {2}127\.0\.0\.0\/24/,
    );
    expect(out).not.toContain('desk.read');
    expect(await audit(['list', '--event', 'x'])).toMatchObject({ code: 2 });
  });

  it('verify reports a complete chain with its head, and accepts the head later', async () => {
    const { code, out } = await audit(['verify']);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^\d+ entries, 1 to \d+: the chain is complete\. Head: \d+:[\da-f]{64}$/),
    });
    const head = out.split('Head: ')[1] ?? '';
    expect(await audit(['verify', '--head', head])).toMatchObject({ code: 0 });
    expect(
      await audit(['verify', '--head', head.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))]),
    ).toMatchObject({
      code: 1,
      err: expect.stringContaining('does not contain the noted head'),
    });
  });

  it.each([
    ['a changed row', ["update audit_log set subject_id = 'x' where seq = 2"], 2, 'does not match its hash'],
    ['a removed row', ['delete from audit_log where seq = 2'], 2, 'the entry is missing; the next one is 3'],
    ['removed first rows', ['delete from audit_log where seq <= 2'], 1, 'the log starts at entry 3'],
    ['removed last rows', ['delete from audit_log where seq > 2'], 3, 'the entry is missing'],
  ])('verify names the first broken entry after %s', async (_, statements, seq, problem) => {
    await withChangedRows(statements, async () => {
      const { code, err } = await audit(['verify']);
      expect(code).toBe(1);
      expect(err).toContain(problem);
      expect(err).toContain(`broken at entry ${seq}:`);
    });
  });

  it('verify finds a log that was shortened together with its head, if a head was noted', async () => {
    const head = (await audit(['verify'])).out.split('Head: ')[1] ?? '';
    const statements = [
      'delete from audit_log where seq > 2',
      'update audit_head set seq = 2, hash = (select hash from audit_log where seq = 2)',
    ];
    await withChangedRows(statements, async () => {
      expect(await audit(['verify'])).toMatchObject({ code: 0 });
      expect(await audit(['verify', '--head', head])).toMatchObject({ code: 1 });
    });
  });

  it('verify checks an export without a server, and finds a changed, a removed and an added line', async () => {
    const { out } = await audit(['export']);
    const file = join(folder, 'audit.csv');
    const offline = () => audit(['verify', '--file', file], {});
    await writeFile(file, `${out}\n`);
    expect(await offline()).toMatchObject({ code: 0, out: expect.stringContaining('1 to ') });
    const lines = (await readFile(file, 'utf8')).split('\r\n');
    await writeFile(file, lines.map((line) => line.replace(/^2,(.*)success/, '2,$1refused')).join('\r\n'));
    expect(await offline()).toMatchObject({ code: 1, err: expect.stringContaining('entry 2: the content') });
    await writeFile(file, lines.filter((line) => !line.startsWith('3,')).join('\r\n'));
    expect(await offline()).toMatchObject({
      code: 1,
      err: expect.stringContaining('entry 3: the entry is missing'),
    });
    await writeFile(
      file,
      lines.flatMap((line) => (line.startsWith('2,') ? [line, line] : [line])).join('\r\n'),
    );
    expect(await offline()).toMatchObject({
      code: 1,
      err: expect.stringContaining('entry 3: the entry is missing'),
    });
    await writeFile(file, 'a,b\r\n');
    expect(await offline()).toMatchObject({ code: 1, err: 'The file is not an export of the audit log.' });
  });
});
