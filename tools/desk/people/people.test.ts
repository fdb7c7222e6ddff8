import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enrol } from '../../../server/src/modules/accounts/desk/fixture.ts';
import { totpCodeAt } from '../../../server/src/modules/accounts/desk/totp.ts';
import { type Harness, startApp } from '../../../server/test/harness.ts';
import { run } from '../run.ts';

let harness: Harness;
let origin: string;
beforeAll(async () => {
  harness = await startApp();
  origin = await harness.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => harness.close());

/** Runs `npm run desk -- <args>`. */
async function desk(args: string[], env: Record<string, string> = {}) {
  let out = '';
  let err = '';
  const streams = {
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const { DESK_EMAIL, DESK_PASSWORD, DATA_DIR } = harness.deps.config;
  const account = { NAUNGAN_URL: origin, DATA_DIR, DESK_EMAIL, DESK_PASSWORD };
  return { code: await run(args, { ...account, ...env }, streams), out, err };
}

const ADD = ['people', 'add', 'dewi@broker.test', '--name', 'Dewi Lestari', '--role', 'claims,supervisor'];

it('an account with a second factor needs a code once, then the stored session is used', async () => {
  await desk(['people', 'add', 'rani@broker.test', '--name', 'Rani', '--role', 'service']);
  const { secret } = await enrol(harness, 'rani@broker.test');
  // The command computes codes at the real time.
  harness.clock.set(new Date());
  const account = { DESK_EMAIL: 'rani@broker.test', DESK_PASSWORD: 'Rahasia456' };
  const path = join(harness.deps.config.DATA_DIR, 'desk-session.json');
  expect(await desk(['visitors'], account)).toMatchObject({
    code: 1,
    err: expect.stringContaining('DESK_CODE'),
  });
  const withSecret = { ...account, DESK_TOTP_SECRET: secret };
  expect(await desk(['visitors'], withSecret)).toMatchObject({ code: 0, err: '' });
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await desk(['visitors'], account)).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
    [`${origin} rani@broker.test`]: expect.stringMatching(/^[\w-]{43}$/),
  });
  await rm(path);
  harness.clock.advance(60);
  const code = await totpCodeAt(secret, harness.clock.now());
  expect(await desk(['visitors'], { ...account, DESK_CODE: code })).toMatchObject({ code: 0, err: '' });
});

it('people add invites a person, list shows accounts, and a second supervisor confirms changes', async () => {
  expect(await desk(ADD)).toEqual({
    code: 0,
    out: 'dewi@broker.test: claims,supervisor. The invitation was mailed.',
    err: '',
  });
  expect(await desk(ADD)).toMatchObject({ code: 1, err: '409: Email ini sudah dipakai akun lain' });
  harness.clock.advance(1);
  expect((await desk(['people', 'invite', 'dewi@broker.test'])).out).toContain('invited');
  const dewi = await enrol(harness, 'dewi@broker.test');
  expect((await desk(['people', 'list'])).out).toMatch(
    /^dewi@broker\.test {2}Dewi Lestari {2}active {2}claims,supervisor {2}totp$/m,
  );
  const change = await desk(['people', 'role', 'dewi@broker.test', '--role', 'supervisor']);
  const id = /people confirm (\S+)$/.exec(change.out)?.[1] ?? '';
  expect((await desk(['people', 'list'])).out).toContain('claims,supervisor → supervisor  proposed by DESK');
  expect(await desk(['people', 'confirm', id])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^403: /),
  });
  const reply = await harness.api('POST', `/desk/role-changes/${id}/confirm`, { token: dewi.token });
  expect(reply.status).toBe(200);
  expect((await desk(['people', 'disable', 'dewi@broker.test'])).out).toContain('inactive');
});

it.each([
  [['people'], 'people needs list'],
  [['people', 'add'], 'The e-mail address is missing.'],
  [['people', 'add', 'a@b.test', '--name', 'A'], '--role is missing.'],
  [['people', 'add', 'a@b.test', '--name', 'A', '--role', 'kasir'], 'The role "kasir" is not one of'],
])('the command %j is a usage error', async (args, message) => {
  expect(await desk(args)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
});

it('people reports an unknown address', async () => {
  const reply = await desk(['people', 'disable', 'tidak.ada@broker.test']);
  expect(reply).toMatchObject({ code: 1, err: 'No staff account has the address tidak.ada@broker.test.' });
});
