import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findMail, listMails } from './mailbox.ts';

const MAIL_TEXT = 'To: sari@contoh.test\r\nSubject: Selamat datang\r\n\r\nHalo\r\n';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naungan-mailbox-'));
  await writeFile(join(folder, '2026-11-21T03-00-00.000Z_a.eml'), MAIL_TEXT);
  // An incomplete mail, which has a temporary name.
  await writeFile(join(folder, '.2026-11-21T03-00-01.000Z_b.eml'), '');
});
afterAll(() => rm(folder, { recursive: true }));

test('the mailbox lists only mails that are completely written', async () => {
  expect(await listMails(folder)).toMatchObject([
    { id: '2026-11-21T03-00-00.000Z_a', to: 'sari@contoh.test', subject: 'Selamat datang' },
  ]);
});

test('findMail returns a mail by its id, and null for an incomplete mail or a path', async () => {
  expect(await findMail(folder, '2026-11-21T03-00-00.000Z_a')).toMatchObject({ text: 'Halo\n' });
  expect(await findMail(folder, '.2026-11-21T03-00-01.000Z_b')).toBeNull();
  expect(await findMail(folder, '../2026-11-21T03-00-00.000Z_a')).toBeNull();
});

test('the mailbox lists no mail when its folder does not exist', async () => {
  expect(await listMails(join(folder, 'none'))).toEqual([]);
});
