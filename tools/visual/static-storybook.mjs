import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { ROOT } from '../process/run.mjs';

const DEFAULT_FOLDER = join(ROOT, 'storybook-static');
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Serves the Storybook built into `folder` on a free port; also returns the rows of its index. */
export async function serveStorybook(folder = DEFAULT_FOLDER) {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const server = createServer(async (request, reply) => {
    const path = join(folder, new URL(request.url, 'http://localhost').pathname);
    const body = await readFile(path).catch(() => null);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    reply.writeHead(body ? 200 : 404, { 'content-type': type }).end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { entries: Object.values(entries), origin: `http://127.0.0.1:${server.address().port}`, stop };
}
