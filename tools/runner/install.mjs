import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathWithoutBin, ROOT, run } from '../process/run.mjs';
import { StepError, step } from '../process/step.mjs';
import { isPartlyReduced, isReduced, reducePackages } from './reduce-packages.mjs';

const PACKAGES_FOLDER = join(ROOT, 'node_modules');

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Returns the folders of packages that are missing or whose version differs from the locked one. After an interrupted
 * installation all are missing, because npm writes its list of installed packages last. An absent optional package is no
 * difference, because it can be a binary for another platform.
 * @param {Record<string, any>} locked packages of package-lock.json
 * @param {Record<string, any>} installed packages of node_modules/.package-lock.json
 * @param {{ dev: boolean }} options whether development packages are needed
 */
export function outdatedPackages(locked, installed, { dev }) {
  return Object.entries(locked)
    .filter(([folder, entry]) => {
      if (!folder.startsWith('node_modules/') || (entry.dev && !dev)) return false;
      const installedPackage = installed[folder];
      if (!installedPackage) return !entry.optional && !entry.devOptional && !entry.peer;
      return (
        installedPackage.version !== entry.version || Boolean(installedPackage.link) !== Boolean(entry.link)
      );
    })
    .map(([folder]) => folder);
}

/** Returns the packages of node_modules, or undefined after an interrupted installation. */
function installedPackages() {
  const installedList = join(PACKAGES_FOLDER, '.package-lock.json');
  if (!existsSync(installedList) || !existsSync(join(PACKAGES_FOLDER, '.bin', 'node'))) return undefined;
  return readPackages(installedList);
}

function isInstalled(dev) {
  const installed = installedPackages();
  if (!installed || (dev && isReduced(PACKAGES_FOLDER))) return false;
  return outdatedPackages(readPackages(join(ROOT, 'package-lock.json')), installed, { dev }).length === 0;
}

/**
 * Runs `npm ci` when node_modules differs from package-lock.json. `dev`: also for development packages; without them,
 * only the packages that run and build the site are installed. An installation with development packages stays.
 */
export async function ensureInstalled({ dev }) {
  // Windows cannot replace the running node.exe when development packages are needed later.
  const isComplete = dev || process.platform === 'win32';
  if (!isInstalled(isComplete)) {
    const name = isComplete
      ? 'Installing all packages, also for development (npm ci)'
      : 'Installing the packages that run the site (npm ci --omit=dev)';
    await step(name, async () => {
      const args = ['ci', '--no-audit', '--no-fund', isComplete ? '--include=dev' : '--omit=dev'];
      const result = await run('npm', args, { env: { PATH: pathWithoutBin() } });
      if (result.code !== 0) throw new StepError(`${result.output}\nnpm ci failed; see above.`);
    });
    if (!isComplete) startReduction();
  } else if (isPartlyReduced(PACKAGES_FOLDER)) startReduction();
}

/** Removes unused files of packages while the site is built. A failure only leaves more files. */
function startReduction() {
  reducePackages(PACKAGES_FOLDER).catch(() => {});
}
