import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { outsidePackages } from '../outside-packages.mjs';

const SOURCE = import.meta.dirname;

/**
 * The packages of the peers (see README.md). They must be outside the repository, because Next's bundler does not compile
 * files below `node_modules`.
 */
export const {
  folder: PEERS_FOLDER,
  install: installPeers,
  runInFolder: runInPeers,
} = outsidePackages(SOURCE);

/** Replaces the peer's sources by the templates; returns the folder. */
export function copyTemplate(name) {
  const folder = join(PEERS_FOLDER, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(SOURCE, 'templates', name), folder, { recursive: true });
  return folder;
}
