import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interruption, pathWithoutBin, ROOT, run } from '../process/run.mjs';
import { StepError, step } from '../process/step.mjs';
import { isPartlyReduced, isReduced, reducePackages } from './reduce-packages.mjs';

const PACKAGES_FOLDER = join(ROOT, 'node_modules');

const LOCK = join(ROOT, 'package-lock.json');
const SHRINKWRAP = join(ROOT, 'npm-shrinkwrap.json');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const readPackages = (file) => readJson(file).packages;

/**
 * Returns the folders of packages that are missing or have another version than package-lock.json. After an interrupted
 * installation all are missing, because npm writes its list of installed packages last. A missing optional package is
 * ignored, because it can be a binary for another platform.
 * @param {Record<string, any>} lockedPackages packages of package-lock.json
 * @param {Record<string, any>} installedPackages packages of node_modules/.package-lock.json
 * @param {{ dev: boolean }} options whether development packages are needed
 */
export function outdatedPackages(lockedPackages, installedPackages, { dev }) {
  return Object.entries(lockedPackages)
    .filter(([folder, entry]) => {
      if (!folder.startsWith('node_modules/') || (entry.dev && !dev)) return false;
      const installedPackage = installedPackages[folder];
      if (!installedPackage) return !entry.optional && !entry.devOptional && !entry.peer;
      return (
        installedPackage.version !== entry.version || Boolean(installedPackage.link) !== Boolean(entry.link)
      );
    })
    .map(([folder]) => folder);
}

/**
 * Returns which packages have to be installed: none, those that run and build the site, or all. If the development
 * packages are installed now, they are part of the new installation too.
 * @param {Record<string, any>} lockedPackages packages of package-lock.json
 * @param {Record<string, any>} installedPackages packages of node_modules/.package-lock.json
 * @param {{ dev: boolean, hasRemovedFiles: boolean, platform: string }} options `dev`: whether development packages are needed;
 *   `hasRemovedFiles`: whether files of the installed packages were removed
 * @returns {'none' | 'site' | 'all'}
 */
export function neededInstallation(lockedPackages, installedPackages, { dev, hasRemovedFiles, platform }) {
  const isUsable = !(dev && hasRemovedFiles);
  if (isUsable && outdatedPackages(lockedPackages, installedPackages, { dev }).length === 0) return 'none';
  const isComplete = !hasRemovedFiles && Object.values(installedPackages).some((entry) => entry.dev);
  // Windows gets all packages in the first installation, because a second one could not replace the running node.exe.
  return dev || isComplete || platform === 'win32' ? 'all' : 'site';
}

/** Returns the packages of node_modules; none after an interrupted installation. */
function readInstalledPackages() {
  const installedList = join(PACKAGES_FOLDER, '.package-lock.json');
  if (!existsSync(installedList) || !existsSync(join(PACKAGES_FOLDER, '.bin', 'node'))) return {};
  return readPackages(installedList);
}

const INSTALLATIONS = {
  site: { option: '--omit=dev', name: 'Installing the packages that run the site (npm ci --omit=dev)' },
  all: { option: '--include=dev', name: 'Installing all packages, also for development (npm ci)' },
};

/** npm replaces this host by the host of the configured registry, because `.npmrc` sets `replace-registry-host=always`. */
const REGISTRY = 'https://registry.invalid';

/**
 * Returns the lock file with the address of each package. Without addresses npm first requests the metadata of all
 * versions of each package: 535 requests, and half of the CPU time of the installation.
 * @param {{ packages: Record<string, any> }} lock content of package-lock.json
 */
export function withAddresses(lock) {
  /** @type {[folder: string, entry: { resolved?: string }][]} */
  const packages = Object.entries(lock.packages).map(([folder, entry]) => {
    if (!entry.integrity || entry.resolved || entry.inBundle) return [folder, entry];
    const name = entry.name ?? folder.split('node_modules/').at(-1);
    const file = `${name.split('/').at(-1)}-${entry.version}.tgz`;
    return [folder, { ...entry, resolved: `${REGISTRY}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

const npmCi = (option) =>
  run('npm', ['ci', '--no-audit', '--no-fund', option], { env: { PATH: pathWithoutBin() } });

/**
 * Runs `npm ci` with the addresses of the packages, in a file that npm reads in place of package-lock.json. A registry
 * with other addresses makes this fail; npm then requests the metadata.
 */
async function runNpmCi(option) {
  writeFileSync(SHRINKWRAP, JSON.stringify(withAddresses(readJson(LOCK))));
  const result = await npmCi(option).finally(() => rmSync(SHRINKWRAP, { force: true }));
  return result.code === 0 || interruption() ? result : npmCi(option);
}

async function install({ option, name }) {
  await step(name, async () => {
    const result = await runNpmCi(option);
    if (result.code !== 0) throw new StepError(`${result.output}\nnpm ci failed; see above.`);
  });
}

/**
 * Runs `npm ci` when node_modules differs from package-lock.json. `dev`: also for development packages. Without `dev`,
 * a first installation contains only the packages that run and build the site.
 */
export async function ensureInstalled({ dev }) {
  // An installation that was killed leaves this file.
  rmSync(SHRINKWRAP, { force: true });
  const lockedPackages = readPackages(LOCK);
  const installation = neededInstallation(lockedPackages, readInstalledPackages(), {
    dev,
    hasRemovedFiles: isReduced(PACKAGES_FOLDER),
    platform: process.platform,
  });
  if (installation !== 'none') await install(INSTALLATIONS[installation]);
  // Runs while the site is built. After a failure the remaining files are removed by the next start.
  if (installation === 'site' || isPartlyReduced(PACKAGES_FOLDER))
    reducePackages(PACKAGES_FOLDER).catch(() => {});
}

const STORE_FOLDER = join(ROOT, 'server', 's3');

/** Installs the packages of the S3 store into `server/s3`, unless they are installed. */
export async function ensureStorePackages() {
  const installedList = join(STORE_FOLDER, 'node_modules', '.package-lock.json');
  const lockedPackages = readPackages(join(STORE_FOLDER, 'package-lock.json'));
  const installedPackages = existsSync(installedList) ? readPackages(installedList) : {};
  if (outdatedPackages(lockedPackages, installedPackages, { dev: false }).length === 0) return;
  await step('Installing the packages of the S3 store (npm ci --prefix server/s3)', async () => {
    const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', STORE_FOLDER], {
      env: { PATH: pathWithoutBin() },
    });
    if (code !== 0) throw new StepError(`${output}\nnpm ci failed; see above.`);
  });
}
