/**
 * Where built sites lie, for those who build and for the server that serves them:
 *
 *   SITE_DIR/releases/<id>/   one built site, never changed after `release.json`, which is written last
 *     client/  server/  _headers.json  release.json
 *   SITE_DIR/current          the id of the release that is served; replaced by rename, so it is never half-written
 *
 * A publish builds beside what is served and moves the pointer. Earlier releases stay for the pages that a browser
 * loaded before and whose hashed files it still asks for.
 */
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './run.mjs';

/** How many complete releases stay, the served one included. */
const KEPT = 3;
const NOTE = 'release.json';
/** What no site can do without. */
const NEEDED = ['client/index.html', 'client/404.html', 'server/entry.mjs', '_headers.json'];

/** Absolute; inside the project, because pages that are rendered on demand find their libraries there. */
export const siteFolder = (named = process.env.SITE_DIR) => resolve(ROOT, named || 'dist');
const pointerOf = (site) => join(site, 'current');
export const releaseFolder = (site, id) => join(site, 'releases', id);

/** What is known of a complete release; null for one that was never finished. */
export function noteOf(site, id) {
  try {
    return JSON.parse(readFileSync(join(releaseFolder(site, id), NOTE), 'utf8'));
  } catch {
    return null;
  }
}

const entries = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Ids of the complete releases, oldest first. @returns {string[]} */
export const releasesOf = (site) =>
  entries(join(site, 'releases')).filter((id) => existsSync(join(releaseFolder(site, id), NOTE)));

/** Id of the release that is served, or null. @returns {string | null} */
export function currentRelease(site) {
  try {
    const id = readFileSync(pointerOf(site), 'utf8').trim();
    return noteOf(site, id) ? id : null;
  } catch {
    return null;
  }
}

/** A folder to build into; ids sort by the time they were made. */
export function newRelease(site, now = new Date()) {
  const id = `${now.toISOString().replace(/\D/g, '').slice(0, 17)}-${randomBytes(3).toString('hex')}`;
  mkdirSync(releaseFolder(site, id), { recursive: true });
  return id;
}

/** Files that did not change keep their date, and so their ETag: a browser that has them is answered 304. */
function keepDates(from, to) {
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const before = join(from, path.slice(to.length));
    const was = statSync(before, { throwIfNoEntry: false });
    if (was?.size === statSync(path).size && readFileSync(before).equals(readFileSync(path))) {
      utimesSync(path, was.atime, was.mtime);
    }
  }
}

/**
 * Marks a built release as complete.
 * @throws {Error} when a part is missing that no site can do without.
 */
export function finishRelease(site, id, facts) {
  const folder = releaseFolder(site, id);
  const missing = NEEDED.find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`The build made no ${missing}.`);
  const served = currentRelease(site);
  if (served) keepDates(join(releaseFolder(site, served), 'client'), join(folder, 'client'));
  writeFileSync(join(folder, NOTE), `${JSON.stringify({ id, ...facts })}\n`);
}

/** Serves this release from now on: every process that follows the pointer notices. */
export function pointTo(site, id) {
  const fresh = `${pointerOf(site)}.${id}`;
  mkdirSync(dirname(fresh), { recursive: true });
  writeFileSync(fresh, `${id}\n`);
  renameSync(fresh, pointerOf(site));
}

/** Takes away what a killed build left, and complete releases beyond the newest. */
export function removeOldReleases(site) {
  const served = currentRelease(site);
  const complete = releasesOf(site);
  const kept = new Set([...complete.slice(-KEPT), served]);
  for (const id of entries(join(site, 'releases'))) {
    if (!kept.has(id)) rmSync(releaseFolder(site, id), { recursive: true, force: true });
  }
}

/** Takes away a release that could not be finished. */
export const removeRelease = (site, id) => rmSync(releaseFolder(site, id), { recursive: true, force: true });
