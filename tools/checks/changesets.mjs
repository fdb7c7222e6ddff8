/**
 * Requires a changeset for each package whose published files differ from the base branch. A change that users do not
 * notice has an empty changeset (`npx changeset --empty`).
 *
 * The base is the commit in CHANGESET_BASE (CI sets it; a shallow clone fetches it if necessary), else the point where the branch left
 * `main`. Changes that are not committed count too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, run } from '../process/run.mjs';
import { fail, StepError } from '../process/step.mjs';

const MAIN = 'main';
/** Files from which the published files are built. The README files of packages are published with the next release. */
/** The desk is private. */
const PUBLISHED_SOURCE =
  /^packages\/(?!desk\/)(?<name>[^/]+)\/(?:src\/|package\.json$|tsdown\.(?:\w+\.)?config\.ts$|build-[^/]+\.ts$)/;
const NOT_PUBLISHED =
  /\.(?:test|stories|fixture|guide)\.tsx?$|\/(?:fixtures?|fakes|story-data)(?:\/|\.)|\.mdx$/;
const CHANGESET = /^\.changeset\/(?!README\.md$)[^/]+\.md$/;
const CHANGELOG = /^packages\/[^/]+\/CHANGELOG\.md$/;
const FRONT_MATTER = /^---\n(?<rows>[\s\S]*?)---/;
const PACKAGE_ROW = /^["']@naungan\/(?<name>[\w-]+)["']:/gm;

/** Returns the names of the packages of a changeset; `null` for an empty changeset. */
export function packagesOf(changeset) {
  const rows = FRONT_MATTER.exec(changeset)?.groups?.rows ?? '';
  const names = [...rows.matchAll(PACKAGE_ROW)].map(({ groups }) => groups?.name ?? '');
  return names.length > 0 ? names : null;
}

/**
 * Returns the packages that need a changeset and have none. `files` are the changed files; `changesets` are the texts of
 * the added or changed changesets. A release consumes the changesets and writes changelogs.
 * @param {{ files: readonly string[], changesets: readonly string[] }} change
 */
export function packagesWithoutChangeset({ files, changesets }) {
  if (files.some((file) => CHANGELOG.test(file))) return [];
  const named = changesets.map(packagesOf);
  if (named.includes(null)) return [];
  const changed = files.flatMap((file) =>
    NOT_PUBLISHED.test(file) ? [] : (PUBLISHED_SOURCE.exec(file)?.groups?.name ?? []),
  );
  return [...new Set(changed)].filter((name) => !named.flat().includes(name)).sort();
}

async function git(...args) {
  const { code, output } = await run('git', args);
  return code === 0 ? output.trim() : null;
}

const lines = (output) => (output ?? '').split('\n').filter((line) => line !== '');

const isCommit = async (revision) => (await git('cat-file', '-e', `${revision}^{commit}`)) !== null;

/** Returns the commit to compare with; `null` in a clone without `main`. @throws StepError for an unknown base */
async function findBase() {
  const base = process.env.CHANGESET_BASE;
  if (base) {
    if (!(await isCommit(base))) await git('fetch', '--quiet', '--no-tags', '--depth=1', 'origin', base);
    if (!(await isCommit(base)))
      throw new StepError(`CHANGESET_BASE is ${base}, which is neither in this clone nor at origin.`);
    // A shallow clone has no common ancestor. Then the base itself is compared: CI merges the branch into it first.
    return (await git('merge-base', base, 'HEAD')) ?? base;
  }
  for (const branch of [MAIN, `origin/${MAIN}`]) {
    const mergeBase = await git('merge-base', branch, 'HEAD');
    if (mergeBase) return mergeBase;
  }
  return null;
}

async function main() {
  const base = await findBase();
  if (!base) {
    console.log('This clone has no branch main to compare with.');
    return;
  }
  const changedFiles = async (filter) =>
    lines(await git('diff', '--name-only', '--no-renames', filter, base));
  const newFiles = lines(await git('ls-files', '--others', '--exclude-standard'));
  const files = [...(await changedFiles('--diff-filter=ACMD')), ...newFiles];
  const changesets = [...(await changedFiles('--diff-filter=ACM')), ...newFiles]
    .filter((file) => CHANGESET.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const missing = packagesWithoutChangeset({ files, changesets });
  if (missing.length > 0)
    throw new StepError(
      `No changeset for ${missing.map((name) => `@naungan/${name}`).join(', ')}, whose published files differ from ${base.slice(0, 8)}. ` +
        'Run `npx changeset`, or `npx changeset --empty` if users of the package notice nothing.',
    );
  console.log(`${files.length} changed files, every changed package has a changeset`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main().catch(fail);
