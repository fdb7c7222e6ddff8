import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathWithoutBin, ROOT, run } from '../process/run.mjs';
import { StepError, step } from '../process/step.mjs';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Returns the folders whose installed version differs from the locked one. npm writes its list of installed
 * packages last, so an interrupted installation counts as missing. Optional packages may be absent: binaries
 * of other platforms.
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
  const list = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(list) || !existsSync(join(ROOT, 'node_modules', '.bin', 'node'))) return false;
  return (
    outdatedPackages(readPackages(join(ROOT, 'package-lock.json')), readPackages(list), { dev }).length === 0
  );
}

/** Runs `npm ci` when node_modules differs from the lock. */
export async function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return;
  await step('Installing packages (npm ci)', async () => {
    const args = ['ci', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : [])];
    const result = await run('npm', args, { env: { PATH: pathWithoutBin() } });
    if (result.code !== 0) throw new StepError(`${result.output}\nnpm ci failed; see above.`);
  });
}
