import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/**
 * Serves a folder on this machine. Responds with `index.html`, if it exists, for every path that is not a file, as hosts of
 * single-page apps do.
 * @param {string} folder
 * @param {number} port
 * @param {(path: string) => Record<string, string>} headersOf returns the additional headers of a reply
 * @returns {Promise<() => Promise<void>>} a function that stops the server
 */
export async function serveFolder(folder, port, headersOf = () => ({})) {
  const server = createServer(({ url = '/' }, reply) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://host.invalid').pathname));
    const isFile = (file) => file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    const file = [path, join(path, 'index.html'), 'index.html']
      .map((name) => join(folder, name))
      .find(isFile);
    if (!file) return reply.writeHead(404, headersOf(path)).end();
    reply.writeHead(200, {
      ...headersOf(path),
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    });
    createReadStream(file).pipe(reply);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
}
