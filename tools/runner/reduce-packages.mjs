import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Marks a folder of packages from which files are removed. `npm ci` removes the mark, because it empties the folder. */
const MARK = '.reduced';
const FINISHED_MARK_CONTENT = 'Source maps, type declarations, C headers and documents are removed.\n';

/** Documents, and files that only editors, debuggers and compilers read: source maps and type declarations. */
const UNUSED_FILE = /\.(map|d\.[cm]?ts)$|^(readme|changelog|history)\.md$/i;
/** Other unused paths, relative to the folder of packages. */
const UNUSED_PATHS = [
  // C headers and manual pages of Node.
  /^node-[^/]+\/(include|share)$/,
  // Binaries with which pdfjs-dist draws in Node, and its build for new browsers. The site uses `legacy` in the browser.
  /^@napi-rs\/canvas-[^/]+$/,
  /^pdfjs-dist\/(build|web)$/,
  // Builds of satori with functions that the site does not use.
  /^satori\/dist\/(experimental|standalone)\./,
  // The site runs on Preact. npm installs React because libraries of components name it as a peer dependency.
  /^react(-dom)?$/,
  // Tests and documents of packages.
  /^(@[^/]+\/)?[^/@]+\/(test|tests|docs)$/,
];
/** Astro copies some of its type declarations into `.astro` during each build. */
const RETAINED_FOLDER = /^astro$/;

async function removeUnused(packagesFolder, folder = '') {
  for (const entry of await readdir(join(packagesFolder, folder), { withFileTypes: true })) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    // A link leads to a workspace of this repository.
    if (entry.isSymbolicLink()) continue;
    const isUnused =
      UNUSED_PATHS.some((pattern) => pattern.test(path)) || (entry.isFile() && UNUSED_FILE.test(entry.name));
    if (isUnused) await rm(join(packagesFolder, path), { recursive: true, force: true });
    else if (entry.isDirectory() && !RETAINED_FOLDER.test(path)) await removeUnused(packagesFolder, path);
  }
}

/** Returns whether files of packages were removed. If they were, development needs another installation. */
export const isReduced = (packagesFolder) => existsSync(join(packagesFolder, MARK));

/** Returns whether an earlier process has begun to remove files and was stopped. */
export const isPartlyReduced = (packagesFolder) =>
  isReduced(packagesFolder) && readFileSync(join(packagesFolder, MARK), 'utf8') !== FINISHED_MARK_CONTENT;

/**
 * Removes files of packages that neither the server nor the build of the site reads: two fifths of the size.
 * @param {string} packagesFolder node_modules
 */
export async function reducePackages(packagesFolder) {
  writeFileSync(join(packagesFolder, MARK), '');
  await removeUnused(packagesFolder);
  writeFileSync(join(packagesFolder, MARK), FINISHED_MARK_CONTENT);
}
