import { hash } from 'node:crypto';
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

/** Returns the content compressed with Brotli and with gzip. */
function compress(content) {
  const quality = content.length > LARGE_FILE_BYTES ? LARGE_FILE_QUALITY : constants.BROTLI_MAX_QUALITY;
  return Promise.all([
    compressBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
}

/** Returns `compress`, which compresses equal contents only once. */
function createCompressor() {
  const resultOf = new Map();
  return (content) => {
    const key = hash('sha256', content);
    if (!resultOf.has(key)) resultOf.set(key, compress(content));
    return resultOf.get(key);
  };
}

/**
 * Compresses the scripts while Astro renders the pages, because the rendering leaves a core unused. Compresses one file at
 * a time, because the pictures of the pages are processed by the same pool of threads.
 */
const compressScripts = (compressOnce) => ({
  name: 'compress-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_options, bundle) {
    const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const compressAll = async () => {
      for (const { code } of scripts) await compressOnce(Buffer.from(code));
    };
    // `compressFile` awaits the same promise, and reports a failure.
    compressAll().catch(() => {});
  },
});

/**
 * Writes a `.br` and a `.gz` file next to every text file of the built site, so that the server does not compress
 * them during a request.
 */
export function precompress() {
  const compressOnce = createCompressor();
  const compressFile = async (path) => {
    const [brotliContent, gzipContent] = await compressOnce(await readFile(path));
    await Promise.all([writeFile(`${path}.br`, brotliContent), writeFile(`${path}.gz`, gzipContent)]);
  };
  return {
    name: 'precompress',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [compressScripts(compressOnce)] } });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const entries = await readdir(root, { recursive: true, withFileTypes: true });
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
        await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
      },
    },
  };
}
