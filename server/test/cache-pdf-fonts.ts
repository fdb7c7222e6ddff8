/**
 * Setup file that caches fonts and text layout of PDFs for the whole process. Otherwise each PDF loads both fonts and
 * lays out the same words again, which is half of the time to issue a policy. The cache does not change the bytes of
 * a PDF.
 */
import { createRequire } from 'node:module';

type Position = Record<string, number>;
type GlyphRun = { glyphs: object[]; positions: Position[] };
type Font = { layout(text: string, features?: unknown): GlyphRun };
type FontKit = { create(file: Uint8Array, name?: string): Font; hasCache?: true };

/** The library that pdfmake uses for fonts; not a dependency of this repository. */
const FONT_LIBRARY = 'fontkit';
/** Number of bytes at the start of a font file that differ between the fonts. */
const IDENTIFYING_BYTES = 400;
const require = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
const path = require.resolve(FONT_LIBRARY);
const fontkit: FontKit = require(path);

/** Returns a copy of the layout, because pdfmake changes the positions of the result. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.create(run, {
    positions: {
      value: run.positions.map((position) =>
        Object.assign(Object.create(Object.getPrototypeOf(position)), position),
      ),
    },
  });

/** Replaces the font's `layout` by a function that computes the layout of each text once. */
function addLayoutCache(font: Font): Font {
  const layout = font.layout.bind(font);
  const runs = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    if (features) return layout(text, features);
    const run = runs.get(text) ?? layout(text);
    runs.set(text, run);
    return copyOf(run);
  };
  return font;
}

// Vitest runs this file before each test file, but the module is patched only once per process.
const loadedModule = require.cache[path];
if (loadedModule && !fontkit.hasCache) {
  const fonts = new Map<string, Font>();
  const create: FontKit['create'] = (file, name) => {
    const start = Buffer.from(file.subarray(0, IDENTIFYING_BYTES)).toString('base64');
    const key = `${name} ${file.length} ${start}`;
    const font = fonts.get(key) ?? addLayoutCache(fontkit.create(file, name));
    fonts.set(key, font);
    return font;
  };
  loadedModule.exports = { ...fontkit, create, hasCache: true };
}
