import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|m?js|css|svg|json|xml|txt|webmanifest)$/;
/** Size from which the maximum quality takes seconds and saves less than a tenth. */
const LARGE_FILE_BYTES = 500_000;
const LARGE_FILE_QUALITY = 9;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressFile(path) {
  const content = await readFile(path);
  const quality = content.length > LARGE_FILE_BYTES ? LARGE_FILE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const [brotliContent, gzipContent] = await Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotliContent), writeFile(`${path}.gz`, gzipContent)]);
}

/**
 * Writes a `.br` and a `.gz` file next to every text file of the built site, so that the server does not compress
 * them during a request.
 */
export function precompress() {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const entries = await readdir(root, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
        await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
      },
    },
  };
}
