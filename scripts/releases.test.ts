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
import { ROOT } from './run.mjs';

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

test('serves what was published last and remembers what it was made of', () => {
  publish();
  const id = publish();
  expect(currentRelease(site)).toBe(id);
  expect(noteOf(site, id)).toEqual({ id, inputs: 'x' });
  expect(readdirSync(site).toSorted()).toEqual(['current', 'releases']);
});

test('gives ids that sort by time, two in one moment included', () => {
  const ids = [0, 1, 999, 60_000].map((later) => newRelease(site, new Date(1_795_000_000_000 + later)));
  expect(ids.toSorted()).toEqual(ids);
  const now = new Date();
  expect(newRelease(site, now)).not.toBe(newRelease(site, now));
});

test('keeps the last three', () => {
  const ids = [1, 2, 3, 4, 5].map((second) => publish({}, new Date(second * 1000)));
  expect(releasesOf(site)).toEqual(ids.slice(2));
});

test('keeps what is served, even where the clock of the newer ones went wrong', () => {
  for (const second of [10, 20, 30]) publish({}, new Date(second * 1000));
  const id = publish({}, new Date(1000));
  expect(releasesOf(site)).toContain(id);
  expect(currentRelease(site)).toBe(id);
});

test('takes a build that was killed for none, and away with the next', () => {
  const served = publish();
  const killed = build();
  expect(currentRelease(site)).toBe(served);
  expect(releasesOf(site)).toEqual([served]);
  publish();
  expect(existsSync(releaseFolder(site, killed))).toBe(false);
});

test.each(SMALLEST)('does not finish a build without %s', (name) => {
  const id = build();
  rmSync(join(releaseFolder(site, id), name));
  expect(() => finishRelease(site, id, {})).toThrow(name);
  removeRelease(site, id);
  expect(readdirSync(join(site, 'releases'))).toEqual([]);
});

test('leaves the date of a file that did not change, and only of that', () => {
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

test('lies in dist, or where SITE_DIR says, seen from the project', () => {
  expect([siteFolder(''), siteFolder('lain/situs'), siteFolder(site)]).toEqual([
    join(ROOT, 'dist'),
    join(ROOT, 'lain', 'situs'),
    site,
  ]);
});
