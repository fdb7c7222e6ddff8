/** Rules for the packages that this project installs and releases. Each function returns a list of problems. */
import semver from 'semver';

/**
 * @typedef {{ version?: string, integrity?: string, license?: string, link?: boolean, dev?: boolean, optional?: boolean,
 *   devOptional?: boolean, optionalDependencies?: Record<string, string> }} LockEntry an entry of package-lock.json
 * @typedef {{ packages: Record<string, LockEntry> }} Lock package-lock.json
 * @typedef {{ id: string, package: string, vulnerable: string, severity: string, title: string }} Advisory `vulnerable` is a
 *   range of versions
 */

const FOLDER = 'node_modules/';
const nameOf = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

/**
 * Returns the installed packages. Packages of this repository are links, so they are not part of the list.
 * @param {Lock} lock
 */
function installedPackages({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes(FOLDER) && !link)
    .map(([path, entry]) => ({ ...entry, path, name: nameOf(path), id: `${nameOf(path)}@${entry.version}` }));
}

/** Packages that run or build the site; the others are only for development. */
const releasedPackages = (lock) => installedPackages(lock).filter(({ dev }) => !dev);

/**
 * Requires a SHA-512 of every package, so that npm rejects changed contents. `unavailable` maps the packages that the registry
 * does not have to the reason.
 * @param {Lock} lock
 * @param {Record<string, string>} unavailable
 */
export const integrityProblems = (lock, unavailable) =>
  installedPackages(lock)
    .filter(({ id, integrity }) => !integrity?.startsWith('sha512-') && !unavailable[id])
    .map(({ path }) => `package-lock.json has no SHA-512 of ${path}`);

/**
 * Requires an accepted licence of every package. `byPackage` maps packages whose manifest names no licence, or names another
 * one, to the licence and the reason why it is accepted.
 * @param {Lock} lock
 * @param {{ accepted: readonly string[], acceptedForDevelopment: readonly string[],
 *   byPackage: Record<string, { license: string, reason: string }> }} policy
 */
export function licenceProblems(lock, { accepted, acceptedForDevelopment, byPackage }) {
  // The lock has no licence of binaries for other platforms: they have the licence of the package that requires them.
  const parentOf = (binary) =>
    Object.values(lock.packages).find(({ optionalDependencies = {} }) => binary in optionalDependencies);
  const isAccepted = (license, names) =>
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((choice) => choice.split(' AND ').every((name) => names.includes(name)));
  return installedPackages(lock)
    .map((entry) => ({
      ...entry,
      license: entry.license ?? (entry.optional && parentOf(entry.name)?.license),
    }))
    .filter(({ name, license, dev }) => {
      const names = dev ? [...accepted, ...acceptedForDevelopment] : accepted;
      return !byPackage[name] && !isAccepted(license || '', names);
    })
    .map(
      ({ id, license }) => `${id} has the licence ${license || 'unknown'}, which the policy does not accept`,
    );
}

/**
 * Rejects preliminary versions (alpha, beta, nightly, release candidate) of packages that are released. `exceptions` maps
 * packages to the reason.
 * @param {Lock} lock
 * @param {Record<string, string>} exceptions
 */
export const preliminaryProblems = (lock, exceptions) =>
  releasedPackages(lock)
    .filter(({ id, version }) => semver.prerelease(version ?? '') && !exceptions[id])
    .map(({ id }) => `${id} is a preliminary version and is part of the release`);

/**
 * Rejects versions with a published vulnerability. `accepted` maps ids of advisories to the reason why they do not apply.
 * @param {Lock} lock
 * @param {readonly Advisory[]} advisories
 * @param {Record<string, string>} accepted
 */
export const advisoryProblems = (lock, advisories, accepted) =>
  installedPackages(lock).flatMap(({ id, name, version }) =>
    advisories
      .filter((advisory) => advisory.package === name && !accepted[advisory.id])
      .filter(({ vulnerable }) => semver.satisfies(version ?? '', vulnerable, { includePrerelease: true }))
      .map((advisory) => `${id} is affected by ${advisory.id} (${advisory.severity}): ${advisory.title}`),
  );

/** Days after which a release needs a new list of advisories: the time frame of a vulnerability of high severity is a week. */
const MAX_LIST_DAYS = 7;

/**
 * Requires a list of advisories that was updated in the week before a release.
 * @param {string} updated day of the update, as `2026-11-29`
 * @param {Date} now
 */
export function listAgeProblems(updated, now) {
  const days = Math.floor((now.getTime() - Date.parse(updated)) / 86_400_000);
  if (days >= 0 && days <= MAX_LIST_DAYS) return [];
  return [
    `the list of advisories is of ${updated}; a release needs one of the last ${MAX_LIST_DAYS} days: node tools/checks/supply-chain/update-advisories.mjs`,
  ];
}

/**
 * Requires that workflows name the commit of each action, because a tag can be moved to other code.
 * @param {Record<string, string>} workflows text of each workflow by its file name
 */
export const actionProblems = (workflows) =>
  Object.entries(workflows).flatMap(([file, text]) =>
    [...text.matchAll(/^\s*(?:-\s+)?uses:\s*["']?([^\s"'#]+)/gm)]
      .map(([, action = '']) => action)
      .filter((action) => !action.startsWith('./') && !/@[\da-f]{40}$/.test(action))
      .map((action) => `${file} does not name the commit of ${action}`),
  );
