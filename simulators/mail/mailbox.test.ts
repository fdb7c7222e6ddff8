import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLetters, openLetter } from './mailbox.ts';

const LETTER = 'To: sari@contoh.test\r\nSubject: Selamat datang\r\n\r\nHalo\r\n';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-mailbox-'));
  await writeFile(join(folder, '2026-11-21T03-00-00.000Z_a.eml'), LETTER);
  // A mail while it is being written, before it gets its final name.
  await writeFile(join(folder, '.2026-11-21T03-00-01.000Z_b.eml'), '');
});
afterAll(() => rm(folder, { recursive: true }));

test('lists completely written mails', async () => {
  expect(await listLetters(folder)).toMatchObject([
    { id: '2026-11-21T03-00-00.000Z_a', to: 'sari@contoh.test', subject: 'Selamat datang' },
  ]);
});

test('opens a mail, but neither an unfinished one nor a path', async () => {
  expect(await openLetter(folder, '2026-11-21T03-00-00.000Z_a')).toMatchObject({ text: 'Halo\n' });
  expect(await openLetter(folder, '.2026-11-21T03-00-01.000Z_b')).toBeNull();
  expect(await openLetter(folder, '../2026-11-21T03-00-00.000Z_a')).toBeNull();
});

test('is empty before the first mail', async () => {
  expect(await listLetters(join(folder, 'none'))).toEqual([]);
});
