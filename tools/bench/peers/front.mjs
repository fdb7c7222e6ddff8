import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(?:text\/|application\/(?:javascript|json)|image\/svg)/;
/** Brotli levels of this site's server. It compresses a file once, and a rendered reply at each request. */
const FILE_LEVEL = 11;
const RENDERED_LEVEL = 5;

const compress = (body, level) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });

/** Sends a request to `origin`; resolves to status, headers and complete body. */
const replyOf = (origin, { method, url, headers }) =>
  new Promise((done, reject) => {
    const upstreamRequest = request(
      origin + url,
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (reply) => {
        const chunks = [];
        reply.on('data', (chunk) => chunks.push(chunk));
        reply.on('end', () =>
          done({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    upstreamRequest.on('error', reject);
    upstreamRequest.end();
  });

/** Returns a file of `folder` as a reply; null when there is none. */
function fileReply(folder, url) {
  const file = join(folder, normalize(decodeURIComponent(new URL(url, 'http://host.invalid').pathname)));
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return null;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return { status: 200, headers: { 'content-type': type }, body: readFileSync(file) };
}

/**
 * Starts a server in front of a peer, because a team would not publish the peer without one. The server compresses replies
 * with brotli at the same levels as this site's server, passes GET requests of the API to `api`, and serves the files of
 * `folder`. Any other request goes to `upstream`.
 * @param {{ port: number, folder?: string, upstream?: string, api: string }} options
 * @returns {Promise<() => Promise<void>>} a function that stops the server
 */
export async function startFront({ port, folder, upstream, api }) {
  const storedReplies = new Map();
  async function load(message) {
    const { url } = message;
    if (url.startsWith('/api/')) return { ...(await replyOf(api, message)), level: RENDERED_LEVEL };
    const file = folder && fileReply(folder, url);
    if (file) return { ...file, level: FILE_LEVEL };
    if (!upstream) return { status: 404, headers: {}, body: Buffer.alloc(0) };
    const isFile = url.startsWith('/_next/static/') || extname(url.split('?')[0]) !== '';
    return { ...(await replyOf(upstream, message)), level: isFile ? FILE_LEVEL : RENDERED_LEVEL };
  }
  async function compressReply({ status, headers, body, level }) {
    const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...rest } = headers;
    if (!COMPRESSIBLE.test(headers['content-type'] ?? '')) return { status, headers: rest, body };
    return { status, headers: { ...rest, 'content-encoding': 'br' }, body: await compress(body, level) };
  }
  async function handle(message, reply) {
    const storedReply = storedReplies.get(message.url);
    const loadedReply = storedReply ? null : await load(message);
    const result = storedReply ?? (await compressReply(loadedReply));
    if (loadedReply?.level === FILE_LEVEL) storedReplies.set(message.url, result);
    reply.writeHead(result.status, { ...result.headers, 'content-length': result.body.length });
    reply.end(result.body);
  }
  const server = createServer((message, reply) => {
    handle(message, reply).catch((error) => reply.writeHead(502).end(String(error)));
  });
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return () =>
    new Promise((done) => {
      server.closeAllConnections();
      server.close(() => done());
    });
}
