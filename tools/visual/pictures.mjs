/**
 * Compares selected stories (.storybook/modes.ts) with reference pictures, only in the browser that made the pictures,
 * because another browser draws letters slightly differently. As a command (`npm run visual:update`), creates missing and
 * changed pictures.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../process/fingerprint.mjs';
import { ROOT, run } from '../process/run.mjs';
import { findChromium, versionOf } from '../test-services/chromium.mjs';

const FOLDER = join(ROOT, '.storybook', 'pictures');
const BROWSER_FILE = join(FOLDER, 'made-with.txt');

/** Arguments of Chromium that make font rendering independent of the machine's hinting. */
export const PICTURE_ARGS = ['--font-render-hinting=none', '--disable-lcd-text'];

/**
 * Options of the comparison. The allowed number of different pixels is smaller than the difference that a moved line or a
 * changed tint makes.
 */
export const COMPARISON_OPTIONS = {
  comparatorOptions: { threshold: 0.02, allowedMismatchedPixelRatio: 0.0002 },
  resolveScreenshotPath: ({ arg, ext }) => join(FOLDER, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext, root, attachmentsDir }) =>
    join(root, attachmentsDir, 'pictures', `${arg}${ext}`),
};

/** Returns version, program and platform: headless shell and full browser of the same version draw letters differently. */
const browserName = (chromium) =>
  chromium
    ? `${versionOf(chromium)} (${basename(chromium)}) on ${process.platform}`
    : `no Chromium on ${process.platform}`;

/**
 * Returns whether pictures can be compared with this browser; prints the reason when they cannot.
 * @returns {'compared' | 'skipped'}
 */
export function pictureComparison(chromium) {
  const currentBrowser = browserName(chromium);
  const pictureBrowser = existsSync(BROWSER_FILE)
    ? readFileSync(BROWSER_FILE, 'utf8').trim()
    : 'no browser yet';
  if (currentBrowser === pictureBrowser || process.argv.includes('--update')) return 'compared';
  console.log(`pictures: not compared, they were made with ${pictureBrowser}, and this is ${currentBrowser}`);
  return 'skipped';
}

async function updatePictures() {
  const hasPicture = (file) => readFileSync(join(ROOT, file), 'utf8').includes('disableSnapshot: false');
  const files = filesUnder(['packages']).filter((file) => file.endsWith('.stories.tsx') && hasPicture(file));
  const { code } = await run('vitest', ['run', '--update', '--project', 'stories', ...files], {
    stdio: 'inherit',
  });
  if (code === 0) writeFileSync(BROWSER_FILE, `${browserName(findChromium())}\n`);
  process.exitCode = code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await updatePictures();
