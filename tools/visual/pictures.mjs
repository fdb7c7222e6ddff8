/**
 * Reference pictures of chosen stories (.storybook/modes.ts) and the browser that made them: another browser
 * draws letters slightly differently, so nothing is compared with it. As a command, `npm run visual:update`:
 * creates missing and changed pictures.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../process/fingerprint.mjs';
import { ROOT, run } from '../process/run.mjs';
import { findChromium, versionOf } from '../test-services/chromium.mjs';

const FOLDER = join(ROOT, '.storybook', 'pictures');
const MADE_WITH = join(FOLDER, 'made-with.txt');

/** Makes font rendering independent of the machine's hinting. */
export const PICTURE_ARGS = ['--font-render-hinting=none', '--disable-lcd-text'];

/**
 * Identical bytes pass immediately; otherwise a few pixels may differ, fewer than a moved line or a changed
 * tint has.
 */
export const PICTURES = {
  comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.0002 },
  resolveScreenshotPath: ({ arg, ext }) => join(FOLDER, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext, root, attachmentsDir }) =>
    join(root, attachmentsDir, 'pictures', `${arg}${ext}`),
};

/** The headless shell and the full browser of the same version draw letters differently. */
const nameOf = (chromium) =>
  chromium
    ? `${versionOf(chromium)} (${basename(chromium)}) on ${process.platform}`
    : `no Chromium on ${process.platform}`;

/**
 * Returns 'skipped' and prints the reason when the browser differs.
 * @returns {'compared' | 'skipped'}
 */
export function pictureComparison(chromium) {
  const pictureFolder = nameOf(chromium);
  const expected = existsSync(MADE_WITH) ? readFileSync(MADE_WITH, 'utf8').trim() : 'nothing yet';
  if (pictureFolder === expected || process.argv.includes('--update')) return 'compared';
  console.log(`pictures: not compared, they were made with ${expected}, and this is ${pictureFolder}`);
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
