import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|m?js|css|svg|json|xml|txt|webmanifest)$/;
/** Bytes from which the best quality takes seconds and saves less than a tenth. */
const LARGE = 500_000;
const GOOD_QUALITY = 9;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compress(path) {
  const content = await readFile(path);
  const quality = content.length > LARGE ? GOOD_QUALITY : constants.BROTLI_MAX_QUALITY;
  const [small, smallish] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, smallish)]);
}

/**
 * Writes a `.br` and a `.gz` file next to every text file of the built site, so that the server never
 * compresses.
 */
export function precompress() {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const entries = await readdir(root, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
        await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
      },
    },
  };
}
