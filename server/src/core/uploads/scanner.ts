import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import type { Config } from '../../config.ts';

/** Milliseconds without progress, after which the scanner counts as unreachable. */
const TIMEOUT_MS = 30_000;
/** Maximum length of the scanner's response, which is one line. */
const MAX_RESPONSE_BYTES = 4_096;
const COMMAND = 'zINSTREAM\0';
const LENGTH_BYTES = 4;
const CLEAN = 'stream: OK';
const FOUND = /^stream: (?<signature>.+) FOUND$/;

/** The scanner is unreachable, or could not scan the file. */
export class ScannerError extends Error {}

/** The address of a clamd from CLAMAV_URL: `tcp://host:port` or `unix:///path`. */
const addressOf = (url: string) => {
  const { protocol, hostname, port, pathname } = new URL(url);
  return protocol === 'unix:' ? { path: pathname } : { host: hostname, port: Number(port) };
};

/** Writes a chunk, and waits until the connection accepts more. Rejects when the connection closes. */
const writeChunk = (socket: Socket, chunk: Uint8Array) =>
  new Promise<void>((done, fail) => {
    socket.write(chunk, (error) => (error ? fail(error) : done()));
  });

/** Sends the file as chunks with their lengths; a length of zero ends the file. */
async function sendFile(socket: Socket, contents: Readable): Promise<void> {
  await writeChunk(socket, Buffer.from(COMMAND));
  for await (const chunk of contents as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(chunk.length);
    await writeChunk(socket, Buffer.concat([length, chunk]));
  }
  await writeChunk(socket, Buffer.alloc(LENGTH_BYTES));
}

/** Resolves to the response when the scanner closes the connection. */
const receiveResponse = (socket: Socket) =>
  new Promise<string>((done, fail) => {
    let response = '';
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      response += text;
      if (response.length > MAX_RESPONSE_BYTES) socket.destroy(new Error('the response is too long'));
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no response')));
    socket.once('error', fail);
    socket.once('close', () => done(response.replace(/\0[\s\S]*$/, '').trim()));
  });

/**
 * Scans a file with clamd by the command INSTREAM. Returns the name of the found signature; null for a clean file, and when
 * no scanner is configured.
 * @throws ScannerError
 */
export async function scanFile(
  { CLAMAV_URL }: Pick<Config, 'CLAMAV_URL'>,
  read: () => Promise<Readable>,
): Promise<string | null> {
  if (CLAMAV_URL === undefined) return null;
  const contents = await read();
  const socket = connect(addressOf(CLAMAV_URL));
  try {
    const response = receiveResponse(socket);
    // clamd closes the connection before the end of a file that is larger than its limit. Its response has the reason.
    const sent = sendFile(socket, contents).catch(() => {});
    const text = await response;
    await sent;
    if (text === CLEAN) return null;
    const signature = FOUND.exec(text)?.groups?.signature;
    if (signature) return signature;
    throw new Error(`the scanner responded: ${text.slice(0, 200) || 'nothing'}`);
  } catch (cause) {
    throw new ScannerError('The virus scanner did not scan the file', { cause });
  } finally {
    socket.destroy();
    contents.destroy();
  }
}
