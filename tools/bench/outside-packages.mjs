import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';

/**
 * Packages that only a benchmark or a nightly check needs. Its first run installs them outside the repository: as packages of
 * the repository, they would make every `npm ci` slower. `source` is the folder with their `package.json`. After a change of
 * that file, the next run installs them into a new folder.
 * - `folder`: where the packages are
 * - `install()`: installs them, unless a former run has
 * - `runInFolder(command, args, env)`: runs a command there, and throws StepError with the output when it fails
 * @param {string} source
 */
export function outsidePackages(source) {
  const manifest = readFileSync(join(source, 'package.json'));
  const hash = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `naungan-${JSON.parse(manifest).name}-${hash}`);
  /** Exists after a complete installation. */
  const installedFile = join(folder, 'installed');

  async function runInFolder(command, args, env = {}) {
    const { code, output } = await run(command, args, { cwd: folder, env });
    if (code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${output}`);
  }

  async function install() {
    if (existsSync(installedFile)) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), manifest);
    await runInFolder('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']);
    writeFileSync(installedFile, '');
  }

  return { folder, install, runInFolder };
}
