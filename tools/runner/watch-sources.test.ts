import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSources } from './watch-sources.mjs';

let folder: string;
let changedFiles: string[];
let stop: () => Promise<void>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naungan-watch-'));
  mkdirSync(join(folder, 'modules'));
  writeFileSync(join(folder, 'modules', 'routes.ts'), 'old');
  changedFiles = [];
  stop = await watchSources([folder], (file) => changedFiles.push(file));
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const modulePath = (name: string) => join(folder, 'modules', name);
const expectChanges = (count: number) => expect.poll(() => changedFiles.length).toBe(count);

test('watchSources reports every save that renames a temporary file to the name of the source file', async () => {
  for (const count of [1, 2, 3]) {
    writeFileSync(modulePath('routes.ts.tmp'), `new ${count}`);
    renameSync(modulePath('routes.ts.tmp'), modulePath('routes.ts'));
    await expectChanges(count);
  }
});

test('watchSources reports the change, addition and removal of a file', async () => {
  writeFileSync(modulePath('routes.ts'), 'new');
  await expectChanges(1);
  writeFileSync(modulePath('service.ts'), 'new');
  await expectChanges(2);
  rmSync(modulePath('service.ts'));
  await expectChanges(3);
});

test('watchSources does not report changes of tests and fixtures', async () => {
  writeFileSync(modulePath('routes.test.ts'), 'new');
  writeFileSync(modulePath('orders.fixture.ts'), 'new');
  writeFileSync(modulePath('routes.ts'), 'new');
  await expectChanges(1);
  expect(changedFiles).toEqual([modulePath('routes.ts')]);
});
