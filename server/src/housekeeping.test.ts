import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../test/harness.ts';
import { dataPaths } from './data-dir.ts';
import { sessions } from './db/schema.ts';

let test: Harness;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const clean = async () => {
  await test.deps.jobs.enqueue(test.deps.db, 'housekeeping', {});
  await test.runJobs();
};

it('removes expired sessions and keeps living ones', async () => {
  await test.registerMember();
  test.clock.advance(13 * 3_600);
  const { token } = await test.registerMember();
  await clean();
  expect(await test.deps.db.select().from(sessions)).toHaveLength(1);
  expect((await test.api('GET', '/user/verify', { token })).status).toBe(200);
});

it('removes uploads of yesterday that belong to nothing', async () => {
  const { files, config } = test.deps;
  const store = async (key: string, hours: number) => {
    await files.put(key, Buffer.from('x'), { mimeType: 'image/jpeg' });
    const written = new Date(test.clock.now().getTime() - hours * 3_600_000);
    await utimes(join(dataPaths(config).files, key), written, written);
  };
  await store('uploads/old', 25);
  await store('uploads/new', 23);
  await store('certificates/old', 25);
  await clean();
  const left = ['uploads/old', 'uploads/new', 'certificates/old'].map((key) => files.exists(key));
  expect(await Promise.all(left)).toEqual([false, true, true]);
});
