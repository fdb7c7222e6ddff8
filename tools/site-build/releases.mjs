/**
 * Stores releases (built versions of the site). The build writes them; the server reads them.
 *
 *   SITE_DIR/releases/<id>/   one release
 *     client/  server/  _headers.json
 *     release.json            metadata; the build writes this file last, and no file of the release changes afterwards
 *   SITE_DIR/current          id of the served release; a rename replaces the file, so that no process reads half an id
 *
 * A publish builds a new release and then changes `current`. Earlier releases stay on disk, because pages that are
 * already open load hashed files of their release.
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
const METADATA_FILE = 'release.json';
/** Files without which a release is incomplete. */
const REQUIRED_FILES = ['client/index.html', 'client/404.html', 'server/entry.mjs', '_headers.json'];

/**
 * Returns why a folder cannot contain the releases, or null. The folder has to be inside the project, because pages
 * rendered on request import libraries of the project's node_modules.
 * @param {string} setting SITE_DIR: absolute, or relative to the project
 * @returns {string | null}
 */
export function siteFolderProblem(setting) {
  const path = relative(ROOT, resolve(ROOT, setting));
  const isInside = path !== '' && !path.startsWith('..') && !isAbsolute(path);
  return isInside ? null : `${setting} is not a folder inside the project`;
}

/**
 * Returns the folder of the releases as an absolute path.
 * @param {string | undefined} setting default: SITE_DIR, else `dist`
 * @throws {StepError} when the folder is outside the project
 */
export function siteFolder(setting = process.env.SITE_DIR) {
  const folder = setting || 'dist';
  const problem = siteFolderProblem(folder);
  if (problem) throw new StepError(`Setting SITE_DIR is wrong: ${problem}. See .env.example.`);
  return resolve(ROOT, folder);
}
const currentFileOf = (site) => join(site, 'current');
export const releaseFolder = (site, id) => join(site, 'releases', id);

/** Returns the metadata of a complete release; null for an incomplete one. */
export function metadataOf(site, id) {
  try {
    return JSON.parse(readFileSync(join(releaseFolder(site, id), METADATA_FILE), 'utf8'));
  } catch {
    return null;
  }
}

const sortedEntries = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/**
 * Returns the ids of the complete releases, oldest first.
 * @returns {string[]}
 */
export const releasesOf = (site) =>
  sortedEntries(join(site, 'releases')).filter((id) =>
    existsSync(join(releaseFolder(site, id), METADATA_FILE)),
  );

/**
 * Returns the id of the served release, or null.
 * @returns {string | null}
 */
export function currentRelease(site) {
  try {
    const id = readFileSync(currentFileOf(site), 'utf8').trim();
    return metadataOf(site, id) ? id : null;
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

/**
 * Copies the modification times of files that are the same in both folders. The ETag depends on that time, so browsers
 * with a cached copy of such a file get a 304.
 */
function copyModificationTimes(previousFolder, newFolder) {
  for (const entry of readdirSync(newFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const previousPath = join(previousFolder, path.slice(newFolder.length));
    const previousStats = statSync(previousPath, { throwIfNoEntry: false });
    if (
      previousStats?.size === statSync(path).size &&
      readFileSync(previousPath).equals(readFileSync(path))
    ) {
      utimesSync(path, previousStats.atime, previousStats.mtime);
    }
  }
}

/**
 * Marks a built release as complete by writing its metadata.
 * @throws {Error} when a required file is missing
 */
export function finishRelease(site, id, metadata) {
  const folder = releaseFolder(site, id);
  const missingFile = REQUIRED_FILES.find((file) => !existsSync(join(folder, file)));
  if (missingFile) throw new Error(`The build did not create ${missingFile}.`);
  const servedId = currentRelease(site);
  if (servedId) copyModificationTimes(join(releaseFolder(site, servedId), 'client'), join(folder, 'client'));
  writeFileSync(join(folder, METADATA_FILE), `${JSON.stringify({ id, ...metadata })}\n`);
}

/** Makes a release the served one by writing its id to `current`. Server processes watch this file. */
export function serveRelease(site, id) {
  const temporaryFile = `${currentFileOf(site)}.${id}`;
  mkdirSync(dirname(temporaryFile), { recursive: true });
  writeFileSync(temporaryFile, `${id}\n`);
  renameSync(temporaryFile, currentFileOf(site));
}

/** Removes incomplete releases, and the oldest complete releases beyond the maximum. */
export function removeOldReleases(site) {
  const servedId = currentRelease(site);
  const completeReleases = releasesOf(site);
  const retainedIds = new Set([...completeReleases.slice(-RETAINED_RELEASES), servedId]);
  for (const id of sortedEntries(join(site, 'releases'))) {
    if (!retainedIds.has(id)) rmSync(releaseFolder(site, id), { recursive: true, force: true });
  }
}

/** Removes a release that could not be completed. */
export const removeRelease = (site, id) => rmSync(releaseFolder(site, id), { recursive: true, force: true });
