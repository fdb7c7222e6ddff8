/**
 * Pictures of the chosen stories (.storybook/modes.ts) and the browser that they were made with: another one draws
 * letters a little differently, so with it nothing is compared.
 * As a command, `npm run visual:update`: makes those that are missing or differ.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, versionOf } from './chromium.mjs';
import { filesUnder } from './fingerprint.mjs';
import { ROOT, run } from './run.mjs';

const FOLDER = join(ROOT, '.storybook', 'pictures');
const MADE_WITH = join(FOLDER, 'made-with.txt');

/** As the fonts are drawn, whatever a machine says about hinting. */
export const PICTURE_ARGS = ['--font-render-hinting=none', '--disable-lcd-text'];

/** The same bytes pass at once; else a few pixels may differ, fewer than a moved line or another tint has. */
export const PICTURES = {
  comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.0002 },
  resolveScreenshotPath: ({ arg, ext }) => join(FOLDER, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext, root, attachmentsDir }) =>
    join(root, attachmentsDir, 'pictures', `${arg}${ext}`),
};

/** The browser without windows draws letters otherwise than the whole one of the same version. */
const nameOf = (chromium) =>
  chromium
    ? `${versionOf(chromium)} (${basename(chromium)}) on ${process.platform}`
    : `no Chromium on ${process.platform}`;

/**
 * 'skipped' with a line that says why.
 * @returns {'compared' | 'skipped'}
 */
export function picturesAre(chromium) {
  const own = nameOf(chromium);
  const expected = existsSync(MADE_WITH) ? readFileSync(MADE_WITH, 'utf8').trim() : 'nothing yet';
  if (own === expected || process.argv.includes('--update')) return 'compared';
  console.log(`pictures: not compared, they were made with ${expected}, and this is ${own}`);
  return 'skipped';
}

async function update() {
  const isChosen = (file) => readFileSync(join(ROOT, file), 'utf8').includes('disableSnapshot: false');
  const files = filesUnder(['packages']).filter((file) => file.endsWith('.stories.tsx') && isChosen(file));
  const { code } = await run('vitest', ['run', '--update', '--project', 'stories', ...files], {
    stdio: 'inherit',
  });
  if (code === 0) writeFileSync(MADE_WITH, `${nameOf(findChromium())}\n`);
  process.exitCode = code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await update();
