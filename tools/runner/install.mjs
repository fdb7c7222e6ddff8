import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathWithoutBin, ROOT, run } from '../process/run.mjs';
import { StepError, step } from '../process/step.mjs';

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

function isInstalled(dev) {
  const installedList = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList) || !existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) return false;
  return (
    outdatedPackages(readPackages(join(ROOT, 'package-lock.json')), readPackages(installedList), { dev })
      .length === 0
  );
}

/** Runs `npm ci` when node_modules differs from package-lock.json; `dev`: also for development packages. */
export async function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return;
  await step('Installing packages (npm ci)', async () => {
    const args = ['ci', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : [])];
    const result = await run('npm', args, { env: { PATH: pathWithoutBin() } });
    if (result.code !== 0) throw new StepError(`${result.output}\nnpm ci failed; see above.`);
  });
}
