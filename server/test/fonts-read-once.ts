/**
 * Caches fonts and text layout of PDFs for the whole process. Without it each PDF reads both fonts and lays
 * out the same words again, which is half of the time to issue a policy, and a test run renders hundreds. The
 * PDFs are identical byte for byte.
 */
import { createRequire } from 'node:module';

type Position = Record<string, number>;
type Run = { glyphs: object[]; positions: Position[] };
type Font = { layout(text: string, features?: unknown): Run };
type FontKit = { create(file: Uint8Array, name?: string): Font; readsOnce?: true };

/** A dependency of pdfmake, not of this repository. */
const FONT_READER = 'fontkit';
const require = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
const path = require.resolve(FONT_READER);
const fontkit: FontKit = require(path);

/** The caller scales the positions of the result in place. */
const copyOf = (run: Run): Run =>
  Object.create(run, {
    positions: {
      value: run.positions.map((position) =>
        Object.assign(Object.create(Object.getPrototypeOf(position)), position),
      ),
    },
  });

function withMemory(font: Font): Font {
  const layout = font.layout.bind(font);
  const runs = new Map<string, Run>();
  font.layout = (text, features) => {
    if (features) return layout(text, features);
    const run = runs.get(text) ?? layout(text);
    runs.set(text, run);
    return copyOf(run);
  };
  return font;
}

/** Vitest runs this setup file before each test file; the process keeps the patched module. */
const loaded = require.cache[path];
if (loaded && !fontkit.readsOnce) {
  const fonts = new Map<string, Font>();
  const create: FontKit['create'] = (file, name) => {
    const key = `${name} ${file.length} ${Buffer.from(file.subarray(0, 400)).toString('base64')}`;
    const font = fonts.get(key) ?? withMemory(fontkit.create(file, name));
    fonts.set(key, font);
    return font;
  };
  loaded.exports = { ...fontkit, create, readsOnce: true };
}
