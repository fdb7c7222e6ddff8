/**
 * `npm run looks -- FOLDER`: writes one picture per kind of page of a running site with demo data, for reviews of the
 * design. A picture shows the whole page at three widths, in the light theme and, with `--dark`, also in the dark theme.
 * `--only=products,claims` writes only kinds of pages whose name begins with one of these words. `ORIGIN` is the address of
 * the site (default http://127.0.0.1:4321).
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { fail } from '../process/step.mjs';
import { CHROMIUM_ARGS, ensureChromium } from '../test-services/chromium.mjs';
import { demoPaths, signInAsDemo } from '../test-services/demo-paths.mjs';
import { waitUntilLoaded, watchRequests } from '../test-services/page-loaded.mjs';

const ORIGIN = process.env.ORIGIN ?? 'http://127.0.0.1:4321';
/** Window sizes in CSS pixels, and the scale of the picture in relation to the page. */
const VIEWS = [
  { width: 360, height: 740, scale: 0.4 },
  { width: 768, height: 1024, scale: 0.24 },
  { width: 1440, height: 900, scale: 0.22 },
];
/** Maximum height of a page in CSS pixels. The rest of a longer page is cut off. */
const MAX_HEIGHT = 6_000;
/** Pixels between two pages of a picture. */
const GAP = 12;
/** Quality of the webp files, from 1 to 100: layout and colours are visible, and all pictures together are smaller than 3 MB. */
const QUALITY = 20;

/** Returns the name of a page's kind: 'orders-line-id' for every order. */
const kindOf = (path) =>
  new URL(path, ORIGIN).pathname
    .replace(/[\da-f]{8}-[\da-f-]{27}/, 'id')
    .replace(/POL-[\w-]+/, 'number')
    .replace(/^\/orders\/[a-z-]+\//, '/orders/line/')
    .replace(/^\/invoice\/id\/[a-z-]+/, '/invoice/id')
    .replaceAll('/', '-')
    .replace(/^-|-$/g, '') || 'home';

/** Returns the whole page as a scaled picture. */
async function pictureOf(page, path, { width, height, scale }) {
  await page.setViewportSize({ width, height });
  await page.goto(ORIGIN + path);
  await waitUntilLoaded(page);
  // A screenshot lacks sections with `content-visibility` that were never near the viewport, and lazy pictures.
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  const png = await page.screenshot({ fullPage: true });
  const { width: pageWidth, height: pageHeight } = await sharp(png).metadata();
  const part = { left: 0, top: 0, width: pageWidth, height: Math.min(pageHeight, MAX_HEIGHT) };
  const scaledSize = { width: Math.round(part.width * scale), height: Math.round(part.height * scale) };
  return { input: await sharp(png).extract(part).resize(scaledSize).toBuffer(), ...scaledSize };
}

/** Writes the pictures side by side, in the order given. */
async function writeSheet(file, pictures) {
  let left = 0;
  const placedPictures = pictures.map(({ input, width }) => {
    const place = { input, left, top: 0 };
    left += width + GAP;
    return place;
  });
  const size = { width: left - GAP, height: Math.max(...pictures.map(({ height }) => height)) };
  await sharp({ create: { ...size, channels: 3, background: '#888888' } })
    .composite(placedPictures)
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(file);
}

async function writePictures(browser, paths, { folder, themes, isSelected, asDemoMember = false }) {
  const context = await browser.newContext({ locale: 'id-ID', timezoneId: 'Asia/Jakarta' });
  const page = await context.newPage();
  watchRequests(page);
  if (asDemoMember) await signInAsDemo(page, ORIGIN);
  // Reverses the paths, so that the map contains the first path of each kind: the last entry of a key replaces the others.
  const pathOfKind = new Map(paths.toReversed().map((path) => [kindOf(path), path]));
  for (const [kind, path] of pathOfKind) {
    if (!isSelected(kind)) continue;
    const pictures = [];
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const view of VIEWS) pictures.push(await pictureOf(page, path, view));
    }
    await writeSheet(join(folder, `${kind}.webp`), pictures);
    console.log(kind, path);
  }
  await context.close();
}

async function main() {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    options: { dark: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
  });
  const [folder] = positionals;
  if (!folder) throw new Error('Give the folder for the pictures: npm run looks -- docs/looks/after --dark');
  // Without `--only`, the list is one empty text, with which every kind begins.
  const kindStarts = options.only.split(',');
  const selection = {
    folder,
    themes: options.dark ? ['light', 'dark'] : ['light'],
    isSelected: (kind) => kindStarts.some((start) => kind.startsWith(start)),
  };
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS });
  const { visitor, member } = await demoPaths(ORIGIN);
  await writePictures(browser, visitor, selection);
  await writePictures(browser, member, { ...selection, asDemoMember: true });
  await browser.close();
}

main().catch(fail);
