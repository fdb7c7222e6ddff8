import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../process/run.mjs';
import {
  currentRelease,
  finishRelease,
  newRelease,
  noteOf,
  pointTo,
  releaseFolder,
  releasesOf,
  removeOldReleases,
  removeRelease,
  siteFolder,
} from './releases.mjs';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'naungan-releases-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const SMALLEST = ['client/index.html', 'client/404.html', 'server/entry.mjs', '_headers.json'];

function build(files: Record<string, string> = {}, at = new Date()) {
  const id = newRelease(site, at);
  const all = { ...Object.fromEntries(SMALLEST.map((name) => [name, 'isi'])), ...files };
  for (const [name, content] of Object.entries(all)) {
    const path = join(releaseFolder(site, id), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return id;
}
function publish(files?: Record<string, string>, at?: Date) {
  const id = build(files, at);
  finishRelease(site, id, { inputs: 'x' });
  pointTo(site, id);
  removeOldReleases(site);
  return id;
}

test('serves nothing before the first build', () => {
  expect([currentRelease(site), releasesOf(site)]).toEqual([null, []]);
});

test('serves the latest published release and stores its metadata', () => {
  publish();
  const id = publish();
  expect(currentRelease(site)).toBe(id);
  expect(noteOf(site, id)).toEqual({ id, inputs: 'x' });
  expect(readdirSync(site).toSorted()).toEqual(['current', 'releases']);
});

test('creates ids that sort by time, also two in one millisecond', () => {
  const ids = [0, 1, 999, 60_000].map((later) => newRelease(site, new Date(1_795_000_000_000 + later)));
  expect(ids.toSorted()).toEqual(ids);
  const now = new Date();
  expect(newRelease(site, now)).not.toBe(newRelease(site, now));
});

test('keeps the latest three releases', () => {
  const ids = [1, 2, 3, 4, 5].map((second) => publish({}, new Date(second * 1000)));
  expect(releasesOf(site)).toEqual(ids.slice(2));
});

test('keeps the served release although newer ids have a wrong clock', () => {
  for (const second of [10, 20, 30]) publish({}, new Date(second * 1000));
  const id = publish({}, new Date(1000));
  expect(releasesOf(site)).toContain(id);
  expect(currentRelease(site)).toBe(id);
});

test('ignores an interrupted build and removes it at the next publish', () => {
  const served = publish();
  const killed = build();
  expect(currentRelease(site)).toBe(served);
  expect(releasesOf(site)).toEqual([served]);
  publish();
  expect(existsSync(releaseFolder(site, killed))).toBe(false);
});

test.each(SMALLEST)('does not complete a build without %s', (name) => {
  const id = build();
  rmSync(join(releaseFolder(site, id), name));
  expect(() => finishRelease(site, id, {})).toThrow(name);
  removeRelease(site, id);
  expect(readdirSync(join(site, 'releases'))).toEqual([]);
});

test('keeps the modification time of unchanged files only', () => {
  const old = new Date(1_700_000_000_123);
  const files = { 'client/a.txt': 'sama', 'client/b/c.txt': 'lama', 'client/d.txt': 'panjang' };
  const before = publish(files);
  for (const name of Object.keys(files)) utimesSync(join(releaseFolder(site, before), name), old, old);
  const after = publish({
    ...files,
    'client/b/c.txt': 'baru',
    'client/d.txt': 'lebih panjang',
    'client/e.txt': '',
  });
  const changed = Object.keys({ ...files, 'client/e.txt': '' }).filter(
    (name) => statSync(join(releaseFolder(site, after), name)).mtime.getTime() !== old.getTime(),
  );
  expect(changed).toEqual(['client/b/c.txt', 'client/d.txt', 'client/e.txt']);
});

test('is dist, or the folder of SITE_DIR relative to the project', () => {
  const absolute = join(ROOT, 'dist', 'second');
  expect([siteFolder(''), siteFolder('lain/situs'), siteFolder(absolute)]).toEqual([
    join(ROOT, 'dist'),
    join(ROOT, 'lain', 'situs'),
    absolute,
  ]);
});

test.each(['/etc', '..', '.', '../naungan-site'])(
  'rejects SITE_DIR=%s, which is outside the project',
  (setting) => {
    expect(() => siteFolder(setting)).toThrow(/^Setting SITE_DIR is wrong: .+ See \.env\.example\.$/);
  },
);
