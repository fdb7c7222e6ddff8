import { existsSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fingerprint } from '../../process/fingerprint.mjs';
import { ROOT, run } from '../../process/run.mjs';
import { StepError } from '../../process/step.mjs';
import { withBaseTree } from './base.mjs';

/** The list of modules, as for Chromatic. */
const MODULES_FILE = 'preview-stats.json';
const CACHE = join(ROOT, 'node_modules', '.cache', 'pictures');
const STORYBOOK = join('node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
/** Makes the build one for pictures: .storybook/main.ts, .storybook/preview.tsx. */
const ENV = { STORYBOOK_PICTURES: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' };

async function build(tree, folder) {
  rmSync(folder, { recursive: true, force: true });
  const { code, output } = await run('node', [STORYBOOK, 'build', '--quiet', '--stats-json', '-o', folder], {
    cwd: tree,
    env: ENV,
  });
  if (code !== 0) throw new StepError(`Storybook was not built in ${tree}:\n${output}`);
}

/** Builds the stories of the working tree; returns the folder, the list of modules and the stories. */
export async function buildWorkingTree() {
  const folder = join(CACHE, 'working-tree');
  await build(ROOT, folder);
  const [{ modules }, { entries }] = await Promise.all(
    [MODULES_FILE, 'index.json'].map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  return { folder, modules, stories: Object.values(entries).filter(({ type }) => type === 'story') };
}

/** Builds the stories of a commit, unless the last run built them; returns the folder. */
export async function buildBase(commit) {
  const name = `base-${fingerprint(['package-lock.json'], [commit])}`;
  const folder = join(CACHE, name);
  if (existsSync(join(folder, MODULES_FILE))) return folder;
  for (const entry of existsSync(CACHE) ? readdirSync(CACHE) : []) {
    if (entry.startsWith('base-')) rmSync(join(CACHE, entry), { recursive: true });
  }
  await withBaseTree(ROOT, commit, (tree) => build(tree, folder));
  return folder;
}
