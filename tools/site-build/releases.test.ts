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
  metadataOf,
  newRelease,
  releaseFolder,
  releasesOf,
  removeOldReleases,
  removeRelease,
  serveRelease,
  siteFolder,
} from './releases.mjs';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'naungan-releases-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

const REQUIRED_FILES = ['client/index.html', 'client/404.html', 'server/entry.mjs', '_headers.json'];

function createRelease(files: Record<string, string> = {}, createdAt = new Date()) {
  const id = newRelease(site, createdAt);
  const allFiles = { ...Object.fromEntries(REQUIRED_FILES.map((name) => [name, 'isi'])), ...files };
  for (const [name, content] of Object.entries(allFiles)) {
    const path = join(releaseFolder(site, id), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return id;
}
function publish(files?: Record<string, string>, createdAt?: Date) {
  const id = createRelease(files, createdAt);
  finishRelease(site, id, { inputs: 'x' });
  serveRelease(site, id);
  removeOldReleases(site);
  return id;
}

test('a new site folder has no releases and no served release', () => {
  expect([currentRelease(site), releasesOf(site)]).toEqual([null, []]);
});

test('a publish makes the new release the served one and stores its metadata', () => {
  publish();
  const id = publish();
  expect(currentRelease(site)).toBe(id);
  expect(metadataOf(site, id)).toEqual({ id, inputs: 'x' });
  expect(readdirSync(site).toSorted()).toEqual(['current', 'releases']);
});

test('ids of releases sort by time, and two ids of one millisecond differ', () => {
  const ids = [0, 1, 999, 60_000].map((milliseconds) =>
    newRelease(site, new Date(1_795_000_000_000 + milliseconds)),
  );
  expect(ids.toSorted()).toEqual(ids);
  const now = new Date();
  expect(newRelease(site, now)).not.toBe(newRelease(site, now));
});

test('a publish removes all but the latest three releases', () => {
  const ids = [1, 2, 3, 4, 5].map((seconds) => publish({}, new Date(seconds * 1000)));
  expect(releasesOf(site)).toEqual(ids.slice(2));
});

test('a publish does not remove the served release when three others have a later id', () => {
  for (const seconds of [10, 20, 30]) publish({}, new Date(seconds * 1000));
  const id = publish({}, new Date(1000));
  expect(releasesOf(site)).toContain(id);
  expect(currentRelease(site)).toBe(id);
});

test('the list of releases does not contain an interrupted build, which the next publish removes', () => {
  const servedId = publish();
  const incompleteId = createRelease();
  expect(currentRelease(site)).toBe(servedId);
  expect(releasesOf(site)).toEqual([servedId]);
  publish();
  expect(existsSync(releaseFolder(site, incompleteId))).toBe(false);
});

test.each(REQUIRED_FILES)('a release without %s cannot be completed', (name) => {
  const id = createRelease();
  rmSync(join(releaseFolder(site, id), name));
  expect(() => finishRelease(site, id, {})).toThrow(name);
  removeRelease(site, id);
  expect(readdirSync(join(site, 'releases'))).toEqual([]);
});

test('a new release has the modification times of the previous one for unchanged files only', () => {
  const oldTime = new Date(1_700_000_000_123);
  const files = { 'client/a.txt': 'sama', 'client/b/c.txt': 'lama', 'client/d.txt': 'panjang' };
  const firstId = publish(files);
  for (const name of Object.keys(files))
    utimesSync(join(releaseFolder(site, firstId), name), oldTime, oldTime);
  const secondId = publish({
    ...files,
    'client/b/c.txt': 'baru',
    'client/d.txt': 'lebih panjang',
    'client/e.txt': '',
  });
  const changedFiles = Object.keys({ ...files, 'client/e.txt': '' }).filter(
    (name) => statSync(join(releaseFolder(site, secondId), name)).mtime.getTime() !== oldTime.getTime(),
  );
  expect(changedFiles).toEqual(['client/b/c.txt', 'client/d.txt', 'client/e.txt']);
});

test('the folder of releases is dist, or SITE_DIR relative to the project', () => {
  const absolute = join(ROOT, 'dist', 'second');
  expect([siteFolder(''), siteFolder('lain/situs'), siteFolder(absolute)]).toEqual([
    join(ROOT, 'dist'),
    join(ROOT, 'lain', 'situs'),
    absolute,
  ]);
});

test.each(['/etc', '..', '.', '../naungan-site'])(
  'siteFolder rejects SITE_DIR=%s, which is no folder inside the project',
  (setting) => {
    expect(() => siteFolder(setting)).toThrow(/^Setting SITE_DIR is wrong: .+ See \.env\.example\.$/);
  },
);
