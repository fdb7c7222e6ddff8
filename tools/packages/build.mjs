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
import { isBundled, withClientMark, withoutCitations } from './text.mjs';

/** The published packages, in dependency order. */
export const PACKAGES = ['domain', 'api', 'ui', 'storefront'];

const CACHE = join(ROOT, 'node_modules', '.cache', 'naungan-packages');
const NOTE = join(CACHE, 'inputs');
const INPUTS = ['packages', 'LICENSE', 'package-lock.json', 'tools/packages'];
const NO_INPUT = /\.(test|stories|fixture)\.tsx?$/;

const folderOf = (name) => join(ROOT, 'packages', name);
/** Path of a package's tarball after `buildPackages`. */
export const tarballOf = (name) => join(CACHE, `${name}.tgz`);
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the files of a folder as paths with `/`. */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );

async function must(command, args, cwd) {
  const result = await run(command, args, { cwd });
  if (result.code !== 0) throw new StepError(`${command} ${args.join(' ')}\n${result.output}`);
  return result.output;
}

function rewrite(file, change) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** Assembles the package from the build: `dist` is published and contains nothing else. */
function stage(name) {
  const folder = folderOf(name);
  const dist = join(folder, 'dist');
  const built = filesOf(dist);
  for (const file of built) {
    if (isBundled(file)) continue;
    if (file.endsWith('.d.ts')) rewrite(join(dist, file), withoutCitations);
    if (file.endsWith('.js')) rewrite(join(dist, file), (code) => withClientMark(withoutCitations(code)));
    // TypeScript requires a declaration for a stylesheet that is imported for its side effect.
    if (file.endsWith('.css')) writeFileSync(join(dist, `${file}.d.ts`), 'export {};\n');
  }
  const manifest = publishedManifest(readJson(join(folder, 'package.json')), built);
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
  for (const text of ['README.md', 'CHANGELOG.md'])
    if (existsSync(join(folder, text))) copyFileSync(join(folder, text), join(dist, text));
}

async function build(name) {
  rmSync(join(folderOf(name), 'dist'), { recursive: true, force: true });
  await must('npm', ['run', 'build', '--silent'], folderOf(name));
  stage(name);
  const [{ filename }] = JSON.parse(
    await must(
      'npm',
      ['pack', '--json', '--silent', '--pack-destination', CACHE],
      join(folderOf(name), 'dist'),
    ),
  );
  copyFileSync(join(CACHE, filename), tarballOf(name));
}

const inputs = () => fingerprint(filesUnder(INPUTS).filter((file) => !NO_INPUT.test(file)));

const isFresh = (stamp) =>
  existsSync(NOTE) &&
  readFileSync(NOTE, 'utf8') === stamp &&
  PACKAGES.every(
    (name) => existsSync(tarballOf(name)) && existsSync(join(folderOf(name), 'dist/package.json')),
  );

/** Runs one build at a time, because several checks may need the packages at once. */
async function withLock(work) {
  for (;;) {
    const release = await lockFolder(CACHE, 'packages');
    if (release) return await work().finally(release);
    await new Promise((done) => setTimeout(done, 500));
  }
}

/** Builds and packs the packages, unless the sources are unchanged since the last build. */
export async function buildPackages() {
  mkdirSync(CACHE, { recursive: true });
  await withLock(async () => {
    const stamp = inputs();
    if (isFresh(stamp)) return;
    rmSync(CACHE, { recursive: true, force: true });
    mkdirSync(CACHE, { recursive: true });
    const [domain, api, ui, storefront] = PACKAGES;
    await Promise.all([build(domain), build(ui)]);
    await Promise.all([build(api), build(storefront)]);
    writeFileSync(NOTE, stamp);
  });
}
