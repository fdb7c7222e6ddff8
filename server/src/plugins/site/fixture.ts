import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  finishRelease,
  newRelease,
  releaseFolder,
  removeOldReleases,
  serveRelease,
} from '../../../../tools/site-build/releases.mjs';

export const CONTENT_SECURITY_POLICY = "default-src 'self'";

/** Returns a server entry that renders `/home-now` and pages below `/ada`; `text` identifies the release. */
const entry = (text: string) => `
export const handler = async (request, response, next, locals) => {
  const path = request.url.split('?')[0];
  if (path.includes('_image') && request.method === 'GET') return response.writeHead(200).end('a picture');
  if (request.method === 'TRACE') throw new TypeError('TRACE is not supported');
  if (path === '/home-now') {
    const [example] = locals.home?.examples.premiums ?? [];
    const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" };
    return response.writeHead(example ? 200 : 404, headers).end('<p>' + example?.perMonth + '</p>');
  }
  if (!path.startsWith('/ada')) return next();
  if (path === '/ada/daftar') {
    const reply = await locals.fetchApi('/api/v1/health');
    return response.writeHead(reply.status, { 'content-type': 'text/html' }).end('<p>' + (await reply.text()) + '</p>');
  }
  if (path === '/ada/bertanya') {
    const reply = await locals.fetchApi('/api/v1/siapa?q=1', { headers: { platform: 'web' } });
    return response.writeHead(200, { 'content-type': 'text/html' }).end(reply.status + ' ' + (await reply.text()));
  }
  const status = { '/ada/hilang': 404, '/ada/rusak': 500, '/ada/gangguan': 503, '/ada/pindah': 301 }[path] ?? 200;
  if (path === '/ada/menawar') {
    const reply = await locals.fetchApi('/api/v1/tawaran', {
      method: 'POST', body: '{"harga":1}', headers: { 'content-type': 'application/json' } });
    return response.writeHead(200, { 'content-type': 'text/html' }).end(reply.status + ' ' + (await reply.text()));
  }
  response.writeHead(status, { 'content-type': 'text/html', ...(status === 301 ? { location: '/' } : {}) });
  if (status !== 301) response.write(new TextEncoder().encode('<p>rendered ${text} '.padEnd(2000, '.')));
  response.end();
};
`;

/** Returns a prerendered page that displays the text. */
const page = (text: string) => `<!doctype html><head>
<link rel="preload" href="/_astro/huruf.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/_astro/gaya-${text}.css">
</head><p>${text}</p>${'.'.repeat(2000)}`;

/** Returns the build output of a small site whose pages display `text`; `tetap` files are equal in every release. */
function filesOf(text: string): Record<string, string> {
  return {
    'client/index.html': page(text),
    'client/tetap/index.html': page('tetap'),
    'client/p/index.html': page('selamat datang'),
    'client/p/home/index.html': page('selamat datang'),
    'client/404.html': page('tidak ada'),
    'client/robots.txt': 'User-agent: *',
    'client/logos/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    [`client/_astro/gaya-${text}.css`]: `/* ${text} */`,
    'client/_astro/gaya-tetap.css': '/* tetap */',
    'client/_astro/huruf.woff2': 'huruf',
    'server/entry.mjs': entry(text),
    '_headers.json': JSON.stringify(
      ['/', '/tetap', '/404', '/p', '/p/home'].map((pathname) => ({
        pathname,
        headers: [{ key: 'Content-Security-Policy', value: CONTENT_SECURITY_POLICY }],
      })),
    ),
  };
}

/** Writes a release that is built but not finished. */
export function writeRelease(site: string, text: string, extraFiles: Record<string, string> = {}): string {
  const id = newRelease(site);
  for (const [name, content] of Object.entries({ ...filesOf(text), ...extraFiles })) {
    const path = join(releaseFolder(site, id), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (name.endsWith('.woff2') || !name.startsWith('client/')) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content));
  }
  return id;
}

/** Publishes a small site as `npm run publish:site` does, without a build. */
export function publish(site: string, text: string, extraFiles: Record<string, string> = {}): string {
  const id = writeRelease(site, text, extraFiles);
  finishRelease(site, id, {});
  serveRelease(site, id);
  removeOldReleases(site);
  return id;
}
