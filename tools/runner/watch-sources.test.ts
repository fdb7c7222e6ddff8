import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSources } from './watch-sources.mjs';

let folder: string;
let changes: string[];
let stop: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naungan-watch-'));
  mkdirSync(join(folder, 'modules'));
  writeFileSync(join(folder, 'modules', 'routes.ts'), 'old');
  changes = [];
  stop = await watchSources([folder], (file) => changes.push(file));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const path = (name: string) => join(folder, 'modules', name);
const changed = (count: number) => expect.poll(() => changes.length, { timeout: 5_000 }).toBe(count);

test('notices a file that is saved by rename, each time', async () => {
  for (const turn of [1, 2, 3]) {
    writeFileSync(path('routes.ts.tmp'), `new ${turn}`);
    renameSync(path('routes.ts.tmp'), path('routes.ts'));
    await changed(turn);
  }
});

test('notices a file that is written in place, added and removed', async () => {
  writeFileSync(path('routes.ts'), 'new');
  await changed(1);
  writeFileSync(path('service.ts'), 'new');
  await changed(2);
  rmSync(path('service.ts'));
  await changed(3);
});

test('ignores tests and fixtures', async () => {
  writeFileSync(path('routes.test.ts'), 'new');
  writeFileSync(path('orders.fixture.ts'), 'new');
  writeFileSync(path('routes.ts'), 'new');
  await changed(1);
  expect(changes).toEqual([path('routes.ts')]);
});
