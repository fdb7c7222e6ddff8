/**
 * Folders of built sites, for the build and for the server:
 *
 *   SITE_DIR/releases/<id>/   one built site, unchanged after `release.json`, which is written last
 *     client/  server/  _headers.json  release.json
 *   SITE_DIR/current          id of the served release; replaced by rename, so it is never half-written
 *
 * A publish builds a new release and then switches the pointer. Earlier releases stay for open pages, which
 * still load their hashed files.
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
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { ROOT } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';

/** Maximum number of complete releases, including the served one. */
const RETAINED_RELEASES = 3;
const NOTE = 'release.json';
/** Required files of a site. */
const REQUIRED_FILES = ['client/index.html', 'client/404.html', 'server/entry.mjs', '_headers.json'];

/**
 * Returns why a site cannot be built into the folder, or null. It has to be inside the project, because pages
 * rendered on demand resolve their libraries from there.
 * @param {string} setting SITE_DIR: absolute, or relative to the project
 * @returns {string | null}
 */
export function siteFolderProblem(setting) {
  const path = relative(ROOT, resolve(ROOT, setting));
  const isInside = path !== '' && !path.startsWith('..') && !isAbsolute(path);
  return isInside ? null : `${setting} is not a folder inside the project`;
}

/**
 * Returns the folder of built sites as an absolute path.
 * @param {string | undefined} setting default: SITE_DIR
 * @throws {StepError} when it is outside the project
 */
export function siteFolder(setting = process.env.SITE_DIR) {
  const folder = setting || 'dist';
  const problem = siteFolderProblem(folder);
  if (problem) throw new StepError(`Setting SITE_DIR is wrong: ${problem}. See .env.example.`);
  return resolve(ROOT, folder);
}
const pointerOf = (site) => join(site, 'current');
export const releaseFolder = (site, id) => join(site, 'releases', id);

/** Returns the metadata of a complete release; null for an incomplete one. */
export function noteOf(site, id) {
  try {
    return JSON.parse(readFileSync(join(releaseFolder(site, id), NOTE), 'utf8'));
  } catch {
    return null;
  }
}

const entries = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/**
 * Returns the ids of the complete releases, oldest first.
 * @returns {string[]}
 */
export const releasesOf = (site) =>
  entries(join(site, 'releases')).filter((id) => existsSync(join(releaseFolder(site, id), NOTE)));

/**
 * Returns the id of the served release, or null.
 * @returns {string | null}
 */
export function currentRelease(site) {
  try {
    const id = readFileSync(pointerOf(site), 'utf8').trim();
    return noteOf(site, id) ? id : null;
  } catch {
    return null;
  }
}

/** Creates a folder for a build; ids sort by creation time. */
export function newRelease(site, now = new Date()) {
  const id = `${now.toISOString().replace(/\D/g, '').slice(0, 17)}-${randomBytes(3).toString('hex')}`;
  mkdirSync(releaseFolder(site, id), { recursive: true });
  return id;
}

/** Keeps the modification time, and so the ETag, of unchanged files: browsers with a copy get a 304. */
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
 * @throws {Error} when a required file is missing
 */
export function finishRelease(site, id, facts) {
  const folder = releaseFolder(site, id);
  const missing = REQUIRED_FILES.find((file) => !existsSync(join(folder, file)));
  if (missing) throw new Error(`The build did not create ${missing}.`);
  const served = currentRelease(site);
  if (served) keepDates(join(releaseFolder(site, served), 'client'), join(folder, 'client'));
  writeFileSync(join(folder, NOTE), `${JSON.stringify({ id, ...facts })}\n`);
}

/** Switches the pointer to this release; every process notices. */
export function pointTo(site, id) {
  const fresh = `${pointerOf(site)}.${id}`;
  mkdirSync(dirname(fresh), { recursive: true });
  writeFileSync(fresh, `${id}\n`);
  renameSync(fresh, pointerOf(site));
}

/** Removes incomplete releases, and complete ones beyond the maximum. */
export function removeOldReleases(site) {
  const served = currentRelease(site);
  const complete = releasesOf(site);
  const keptIds = new Set([...complete.slice(-RETAINED_RELEASES), served]);
  for (const id of entries(join(site, 'releases'))) {
    if (!keptIds.has(id)) rmSync(releaseFolder(site, id), { recursive: true, force: true });
  }
}

/** Removes a release that could not be completed. */
export const removeRelease = (site, id) => rmSync(releaseFolder(site, id), { recursive: true, force: true });
