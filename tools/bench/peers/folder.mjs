import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../process/run.mjs';
import { StepError } from '../../process/step.mjs';

const SOURCE = import.meta.dirname;
const MANIFEST = readFileSync(join(SOURCE, 'package.json'));

/**
 * Folder of the peers (see README.md), outside the repository, because Next's bundler does not compile files below
 * `node_modules`. A change of `package.json` leads to a new folder.
 */
export const PEERS_FOLDER = join(
  tmpdir(),
  `naungan-peers-${createHash('sha256').update(MANIFEST).digest('hex').slice(0, 12)}`,
);
/** Exists after a complete installation. */
const INSTALLED_FILE = join(PEERS_FOLDER, 'installed');

/** Runs a command in the folder of the peers. @throws StepError with the output when the command fails */
export async function runInPeers(command, args, env = {}) {
  const { code, output } = await run(command, args, { cwd: PEERS_FOLDER, env });
  if (code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${output}`);
}

/** Installs the packages of `package.json` unless a former run has installed them. */
export async function installPeers() {
  if (existsSync(INSTALLED_FILE)) return;
  mkdirSync(PEERS_FOLDER, { recursive: true });
  writeFileSync(join(PEERS_FOLDER, 'package.json'), MANIFEST);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await runInPeers('npm', ['install', ...options]);
  writeFileSync(INSTALLED_FILE, '');
}

/** Replaces the peer's sources by the templates; returns the folder. */
export function copyTemplate(name) {
  const folder = join(PEERS_FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(SOURCE, 'templates', name), folder, { recursive: true });
  return folder;
}
