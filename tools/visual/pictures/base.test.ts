import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  baseCommit,
  changedFilesSince,
  intendedChanges,
  isIntended,
  NotComparedError,
  withBaseTree,
} from './base.mjs';

const LOCK = { packages: { 'node_modules/@naungan/ui': { resolved: 'packages/ui', link: true } } };

const write = (folder: string, file: string, text: string) => writeFileSync(join(folder, file), text);

/** Returns a repository whose branch `change` has one commit more than `main`. */
function createRepository(message = 'button: move the icon') {
  const root = mkdtempSync(join(tmpdir(), 'naungan-base-test-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@naungan.test', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  mkdirSync(join(root, 'packages', 'ui'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  write(root, '.gitignore', 'node_modules/\n');
  write(root, 'package-lock.json', JSON.stringify(LOCK));
  write(root, 'packages/ui/button.ts', 'before');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'first');
  const main = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'change');
  write(root, 'packages/ui/button.ts', 'after');
  git('commit', '--quiet', '-am', message);
  return { root, git, main };
}

test('the base of a branch is the commit where the branch left the default branch', () => {
  const { root, main } = createRepository();
  expect(baseCommit(root, {})).toBe(main);
});

test('the base of a nightly run without changes is an older commit', () => {
  const { root, git, main } = createRepository();
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--ff-only', 'change');
  expect(baseCommit(root, {})).toBe(git('rev-parse', 'HEAD'));
  expect(baseCommit(root, { isDaily: true })).toBe(main);
});

test.each([
  ['no git repository', () => mkdtempSync(join(tmpdir(), 'naungan-no-git-')), {}],
  ['the base "v9"', () => createRepository().root, { ref: 'v9' }],
  [
    'no branch "main"',
    () => {
      const { root, git } = createRepository();
      git('branch', '-D', 'main');
      return root;
    },
    {},
  ],
])('pictures are not compared without a base, for the reason "%s"', (reason, createRoot, options) => {
  const root = createRoot();
  expect(() => baseCommit(root, options)).toThrow(NotComparedError);
  expect(() => baseCommit(root, options)).toThrow(reason);
});

test('changed files are committed, uncommitted and new files', () => {
  const { root, main } = createRepository();
  write(root, '.gitignore', 'node_modules/\n*.log\n');
  write(root, 'packages/ui/badge.ts', 'new');
  write(root, 'packages/ui/run.log', 'ignored');
  expect(changedFilesSince(root, main).sort()).toEqual([
    '.gitignore',
    'packages/ui/badge.ts',
    'packages/ui/button.ts',
  ]);
});

test('a commit declares the stories whose pictures it changes', () => {
  const { root, main } = createRepository(
    'button: move the icon\n\nChanged-pictures: primitives-button, plans-plancard--offline\n',
  );
  const intended = intendedChanges(root, main);
  expect(intended).toEqual(['primitives-button', 'plans-plancard--offline']);
  const ids = [
    'primitives-button--primary',
    'primitives-button-link--default',
    'plans-plancard--offline',
    'plans-plancard--default',
  ];
  expect(ids.map((id) => isIntended(id, intended))).toEqual([true, false, true, false]);
  expect(isIntended('plans-plancard--default', ['all'])).toBe(true);
});

test('a base tree has the files and workspaces of the commit, and is removed at the end', async () => {
  const { root, main } = createRepository();
  mkdirSync(join(root, 'node_modules', 'react'), { recursive: true });
  const tree = await withBaseTree(root, main, async (folder) => {
    expect(readFileSync(join(folder, 'packages/ui/button.ts'), 'utf8')).toBe('before');
    expect(realpathSync(join(folder, 'node_modules/@naungan/ui'))).toBe(
      realpathSync(join(folder, 'packages/ui')),
    );
    expect(realpathSync(join(folder, 'node_modules/react'))).toBe(
      realpathSync(join(root, 'node_modules/react')),
    );
    return folder;
  });
  expect(existsSync(tree)).toBe(false);
});
