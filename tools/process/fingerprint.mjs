import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from './run.mjs';

const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.data',
  '.astro',
  'storybook-static',
  'coverage',
]);

/**
 * Returns all files under the given paths of the project, sorted, relative to the root and with `/` between folders.
 * @param {string[]} paths files or folders; absent ones are skipped
 * @returns {string[]}
 */
export function filesUnder(paths, root = ROOT) {
  const files = [];
  const visit = (path) => {
    if (statSync(path).isFile()) files.push(relative(root, path).split(sep).join('/'));
    else {
      for (const entry of readdirSync(path, { withFileTypes: true })) {
        if (!SKIPPED_FOLDERS.has(entry.name)) visit(join(path, entry.name));
      }
    }
  };
  for (const path of paths) if (existsSync(join(root, path))) visit(join(root, path));
  return files.sort();
}

/** Returns a hash of the names and contents of files, and of further values. */
export function fingerprint(files, values = [], root = ROOT) {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${value}\0`);
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 32);
}
