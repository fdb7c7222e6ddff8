import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, fingerprint } from './fingerprint.mjs';

function folderWith(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'naungan-fingerprint-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}
const fingerprintOf = (root: string, values: string[] = []) =>
  fingerprint(filesUnder(['src', 'a.json', 'absent'], root), values, root);

test('filesUnder lists files sorted by path, without the folders dist and node_modules', () => {
  const root = folderWith({
    'src/b.ts': '',
    'src/a/c.ts': '',
    'src/dist/x.js': '',
    'src/node_modules/y.js': '',
    'a.json': '',
  });
  expect(filesUnder(['src', 'a.json', 'absent'], root)).toEqual(['a.json', 'src/a/c.ts', 'src/b.ts']);
});

test('the fingerprint changes only with the content of a file, its name or a further value', () => {
  const root = folderWith({ 'src/a.ts': 'one', 'a.json': '{}' });
  const firstFingerprint = fingerprintOf(root);
  expect(fingerprintOf(root)).toBe(firstFingerprint);
  expect(fingerprintOf(root, ['https://naungan.test'])).not.toBe(firstFingerprint);
  renameSync(join(root, 'src/a.ts'), join(root, 'src/b.ts'));
  const fingerprintAfterRename = fingerprintOf(root);
  expect(fingerprintAfterRename).not.toBe(firstFingerprint);
  writeFileSync(join(root, 'src/b.ts'), 'two');
  expect(fingerprintOf(root)).not.toBe(fingerprintAfterRename);
});
