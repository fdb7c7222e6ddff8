import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint } from '../process/fingerprint.mjs';
import { lockFolder } from '../process/folder-lock.mjs';
import { ROOT, run } from '../process/run.mjs';
import { StepError } from '../process/step.mjs';
import { publishedManifest } from './manifest.mjs';
import { addUseClient, isBundled, removeCitations } from './text.mjs';

/** The published packages, in dependency order. */
export const PACKAGES = ['domain', 'api', 'ui', 'storefront'];

const CACHE = join(ROOT, 'node_modules', '.cache', 'naungan-packages');
/** File with the hash of the sources from which the cached tarballs were built. */
const HASH_FILE = join(CACHE, 'inputs');
const SOURCES = [
  'packages',
  'LICENSE',
  'package-lock.json',
  'tools/packages',
  'tools/site-build/integrations/preact',
];
const NOT_SOURCE = /\.(test|stories|fixture|guide)\.tsx?$/;

const LOCK_RETRY_MS = 500;

const folderOf = (name) => join(ROOT, 'packages', name);
/** Returns the path of a package's tarball, which `buildPackages` writes. */
export const tarballOf = (name) => join(CACHE, `${name}.tgz`);
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the paths of all files in a folder, relative to the folder, with `/` between folders. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

/** Runs a command and returns its output. @throws StepError when the command fails */
async function runOrThrow(command, args, cwd) {
  const result = await run(command, args, { cwd });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
  return result.output;
}

function rewriteFile(file, transform) {
  const text = readFileSync(file, 'utf8');
  const newText = transform(text);
  if (newText !== text) writeFileSync(file, newText);
}

/**
 * Completes `dist`, which is published as the package: removes citations from the built files, adds 'use client' to modules
 * that import React, and adds manifest, license and documents.
 */
function completeDist(name) {
  const folder = folderOf(name);
  const dist = join(folder, 'dist');
  const builtFiles = filesOf(dist);
  for (const file of builtFiles) {
    if (isBundled(file)) continue;
    if (file.endsWith('.d.ts')) rewriteFile(join(dist, file), removeCitations);
    if (file.endsWith('.js')) rewriteFile(join(dist, file), (code) => addUseClient(removeCitations(code)));
    // TypeScript requires a declaration for a stylesheet that is imported for its side effect.
    if (file.endsWith('.css')) writeFileSync(join(dist, `${file}.d.ts`), 'export {};\n');
  }
  const manifest = publishedManifest(readJson(join(folder, 'package.json')), builtFiles);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
  for (const document of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(folder, document))) copyFileSync(join(folder, document), join(dist, document));
}

async function buildPackage(name) {
  rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true });
  await runOrThrow('npm', ['run', 'build', '--silent'], folderOf(name));
  completeDist(name);
  const [{ filename }] = JSON.parse(
    await runOrThrow(
      'npm',
      ['pack', '--json', '--silent', '--pack-destination', CACHE],
      join(folderOf(name), 'dist'),
    ),
  );
  copyFileSync(join(CACHE, filename), tarballOf(name));
}

const sourceHash = () => fingerprint(filesUnder(SOURCES).filter((file) => !NOT_SOURCE.test(file)));

const isUpToDate = (hash) =>
  existsSync(HASH_FILE) &&
  readFileSync(HASH_FILE, 'utf8') === hash &&
  PACKAGES.every(
    (name) => existsSync(tarballOf(name)) && existsSync(join(folderOf(name), 'dist/package.json')),
  );

/** Waits for the lock and runs `work` with it, because several checks can need the packages at the same time. */
async function withLock(work) {
  for (;;) {
    const releaseLock = await lockFolder(CACHE, 'packages');
    if (releaseLock) return await work().finally(releaseLock);
    await new Promise((done) => setTimeout(done, LOCK_RETRY_MS));
  }
}

/** Builds and packs the packages, unless the sources are unchanged since the last build. */
export async function buildPackages() {
  mkdirSync(CACHE, { recursive: true });
  await withLock(async () => {
    const hash = sourceHash();
    if (isUpToDate(hash)) return;
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    const [domain, api, ui, storefront] = PACKAGES;
    await Promise.all([buildPackage(domain), buildPackage(ui)]);
    await Promise.all([buildPackage(api), buildPackage(storefront)]);
    writeFileSync(HASH_FILE, hash);
  });
}
