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
 * Serves a folder on this machine. Responds with `index.html` for every path that is not a file, as hosts of single-page
 * apps do.
 * @param {string} folder
 * @param {number} port
 * @param {Record<string, string>} headers of every reply
 * @returns {Promise<() => Promise<void>>} a function that stops the server
 */
export async function serveFolder(folder, port, headers = {}) {
  const server = createServer(({ url = '/' }, reply) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://host.invalid').pathname));
    const requestedFile = join(folder, path);
    const isFile =
      requestedFile.startsWith(folder) && existsSync(requestedFile) && statSync(requestedFile).isFile();
    const file = isFile ? requestedFile : join(folder, 'index.html');
    reply.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(reply);
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
}
