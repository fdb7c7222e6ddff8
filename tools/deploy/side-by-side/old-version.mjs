import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathWithoutBin, ROOT, run } from '../../process/run.mjs';
import { StepError } from '../../process/step.mjs';

const MIGRATIONS = 'server/src/migrations';

async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new StepError(`git ${args.join(' ')}\n${output}`);
  return output.trim();
}

/** Returns the tag of the last release; without a release, the commit before the newest migration. */
export async function lastVersion() {
  const tag = await git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*').catch(() => '');
  if (tag) return tag;
  const newest = readdirSync(join(ROOT, MIGRATIONS))
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .at(-1);
  const commit = await git('log', '--diff-filter=A', '--format=%H', '-1', '--', `${MIGRATIONS}/${newest}`);
  return `${commit}^`;
}

const lockedPackages = (folder) =>
  Object.entries(JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages).filter(
    ([path, entry]) => path.startsWith('node_modules/') && !entry.dev && !entry.link,
  );

/** Returns whether the packages of this version can run the other version. */
function hasSamePackages(folder) {
  const versionOf = Object.fromEntries(lockedPackages(ROOT).map(([path, { version }]) => [path, version]));
  return lockedPackages(folder).every(([path, { version }]) => versionOf[path] === version);
}

/** Links the packages of this version. The packages of the repository are relative links, which lead to
 * the other version. */
function linkPackages(folder) {
  const target = join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const source = join(ROOT, 'node_modules', name);
    if (name.startsWith('@naungan'))
      cpSync(source, join(target, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(source, join(target, name));
  }
}

/**
 * Checks out a version into a temporary folder, with its packages. `remove` deletes the folder.
 * @param {string} reference a tag or a commit
 */
export async function checkOutVersion(reference) {
  const commit = await git('rev-parse', '--verify', `${reference}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), 'naungan-version-'));
  await git('worktree', 'add', '--detach', '--force', folder, commit);
  const remove = () => git('worktree', 'remove', '--force', folder);
  try {
    if (hasSamePackages(folder)) linkPackages(folder);
    else {
      const args = ['ci', '--omit=dev', '--no-audit', '--no-fund'];
      const { code, output } = await run('npm', args, { cwd: folder, env: { PATH: pathWithoutBin() } });
      if (code !== 0) throw new StepError(output);
    }
    return { folder, commit: commit.slice(0, 9), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
