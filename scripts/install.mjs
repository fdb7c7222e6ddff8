import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathWithoutBin, ROOT, run } from './run.mjs';
import { StepError, step } from './step.mjs';

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Folders whose installed version is not the locked one. npm writes the list of what it installed last, so an
 * interrupted installation counts as missing. An optional package may be absent: another platform's binary.
 * @param {Record<string, any>} locked packages of package-lock.json
 * @param {Record<string, any>} installed packages of node_modules/.package-lock.json
 * @param {{ dev: boolean }} options whether development packages are needed
 */
export function outdatedPackages(locked, installed, { dev }) {
  return Object.entries(locked)
    .filter(([folder, entry]) => {
      if (!folder.startsWith('node_modules/') || (entry.dev && !dev)) return false;
      const there = installed[folder];
      if (!there) return !entry.optional && !entry.devOptional && !entry.peer;
      return there.version !== entry.version || Boolean(there.link) !== Boolean(entry.link);
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

/** Runs `npm ci` when node_modules does not hold what the lock says. */
export async function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return;
  await step('Installing packages (npm ci)', async () => {
    const args = ['ci', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : [])];
    const result = await run('npm', args, { env: { PATH: pathWithoutBin() } });
    if (result.code !== 0) throw new StepError(`${result.output}\nnpm ci failed; see above.`);
  });
}
