import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '../../process/run.mjs';

/** The pictures cannot be compared; the message is the reason. */
export class NotComparedError extends Error {}

/** Returns the output of git in a folder; throws when git fails. */
const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns the output of git; null when git fails. */
function gitOrNull(root, ...args) {
  try {
    return git(root, ...args);
  } catch {
    return null;
  }
}

const commitOf = (root, ref) => gitOrNull(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);

/** Returns the default branch: the remote's if there is a remote, because the local one can have unpublished commits. */
function defaultBranch(root) {
  const remote = gitOrNull(root, 'symbolic-ref', '--short', 'refs/remotes/origin/HEAD');
  return [remote, 'origin/main', 'main'].find((ref) => ref && commitOf(root, ref));
}

/**
 * Returns the files that differ between a commit and the working tree, new files included.
 * @param {string} root
 * @param {string} commit
 * @returns {string[]}
 */
export function changedFilesSince(root, commit) {
  const tracked = git(root, 'diff', '--name-only', '--no-renames', commit, '--').split('\n');
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard').split('\n');
  return [...tracked, ...untracked].filter(Boolean);
}

/**
 * Returns the commit with which the working tree is compared: `ref`, or where the branch left the default branch. If
 * nothing has changed since and `isDaily`, the last commit that is older than a day, for the nightly run.
 * @param {string} root
 * @param {{ ref?: string | undefined, isDaily?: boolean }} options
 * @returns {string}
 */
export function baseCommit(root, { ref, isDaily = false }) {
  if (!gitOrNull(root, 'rev-parse', '--git-dir')) throw new NotComparedError('this is no git repository');
  if (ref) {
    const commit = commitOf(root, ref);
    if (!commit) throw new NotComparedError(`the base "${ref}" is not in this clone`);
    return commit;
  }
  const branch = defaultBranch(root);
  if (!branch) throw new NotComparedError('this clone has no branch "main"');
  const commit = gitOrNull(root, 'merge-base', branch, 'HEAD');
  if (!commit) throw new NotComparedError(`this clone lacks the common history with ${branch}`);
  if (!isDaily || changedFilesSince(root, commit).length > 0) return commit;
  const daily = gitOrNull(root, 'rev-list', '-1', '--before=1 day ago', 'HEAD') || commitOf(root, 'HEAD^');
  if (!daily) throw new NotComparedError('this clone has no older commit');
  return daily;
}

/**
 * Returns the ids, or beginnings of ids, of stories whose changes the commits since the base declare as intended: lines
 * `Changed-pictures: primitives-button, plans-plancard` of the messages. `all` declares every change.
 * @param {string} root
 * @param {string} base
 * @returns {string[]}
 */
export function intendedChanges(root, base) {
  const messages = git(root, 'log', '--format=%B', `${base}..HEAD`);
  return [...messages.matchAll(/^Changed-pictures:(.*)$/gim)].flatMap(([, list = '']) =>
    list.split(',').flatMap((id) => id.trim() || []),
  );
}

/**
 * Returns whether a list of `intendedChanges` contains the story or its component.
 * @param {string} id
 * @param {string[]} intended
 */
export const isIntended = (id, intended) =>
  intended.some((item) => item === 'all' || id === item || id.startsWith(`${item}--`));

/**
 * Links the packages of this installation into the base. The workspaces are the ones of the base. Packages are not linked
 * as a whole folder, because the workspaces in it are the ones of the working tree.
 */
function linkPackages(root, tree) {
  const source = join(root, 'node_modules');
  const { packages } = JSON.parse(readFileSync(join(tree, 'package-lock.json'), 'utf8'));
  const workspaces = Object.entries(packages).filter(([, entry]) => entry.link);
  const scopes = new Set(workspaces.map(([path]) => path.split('/')[1]));
  const link = (target, path) => {
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) symlinkSync(target, path, 'junction');
  };
  for (const name of existsSync(source) ? readdirSync(source) : []) {
    if (!scopes.has(name) && name !== '.cache') link(join(source, name), join(tree, 'node_modules', name));
  }
  for (const [path, { resolved }] of workspaces) link(join(tree, resolved), join(tree, path));
}

async function installPackages(tree) {
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await run('npm', args, { cwd: tree });
  if (code === 0) return;
  console.log(output);
  throw new NotComparedError('the packages of the base could not be installed');
}

/**
 * Checks out a commit into a temporary folder with its packages, calls `work` with the folder, and removes the folder.
 * @template T
 * @param {string} root
 * @param {string} commit
 * @param {(tree: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withBaseTree(root, commit, work) {
  const folder = mkdtempSync(join(tmpdir(), 'naungan-base-'));
  const tree = join(folder, 'tree');
  // Removes the registration of a folder that an interrupted run left.
  gitOrNull(root, 'worktree', 'prune');
  git(root, 'worktree', 'add', '--detach', '--quiet', tree, commit);
  try {
    const hasSamePackages = git(root, 'diff', '--name-only', commit, '--', 'package-lock.json') === '';
    if (hasSamePackages) linkPackages(root, tree);
    else await installPackages(tree);
    return await work(tree);
  } finally {
    gitOrNull(root, 'worktree', 'remove', '--force', tree);
    rmSync(folder, { recursive: true, force: true });
  }
}
