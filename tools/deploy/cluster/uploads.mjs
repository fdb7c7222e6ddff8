import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { metadataOf } from '../../../server/src/core/uploads/fixture.ts';
import { JPEG } from '../../../server/src/modules/orders/fixture.ts';
import { callApi, requireEqual, requireStatus, waitUntil } from './calls.mjs';

const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK = { ...TUS, 'content-type': 'application/offset+octet-stream' };
/** A picture with bytes after its end. */
const FILE = new Uint8Array(Buffer.concat([JPEG, Buffer.alloc(1_500_000)]));
const SENT_BYTES = 700_000;
const SECOND_BYTES = 1_000_000;
const MAX_ATTEMPTS = 5;
const METADATA = metadataOf({
  code: 'ktp',
  filename: 'ktp.jpg',
  filetype: 'image/jpeg',
  productType: 'kesehatan',
});

async function createUpload(origin, token, bytes) {
  const headers = { ...TUS, 'upload-length': String(bytes), 'upload-metadata': METADATA };
  const reply = await callApi(origin, 'POST', '/uploads', { token, headers });
  return requireStatus(reply, 201, 'a new upload').headers.get('location').replace('/api/v1', '');
}

/** Sends the first bytes of the file on a connection that stays open; returns the socket. */
async function startUpload({ hostname, port }, path, token) {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  const lines = [
    `PATCH /api/v1${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `access_token: ${token}`,
    'Tus-Resumable: 1.0.0',
    'Upload-Offset: 0',
    'Content-Type: application/offset+octet-stream',
    `Content-Length: ${FILE.length}`,
    '\r\n',
  ];
  socket.write(lines.join('\r\n'));
  await new Promise((done) => socket.write(FILE.subarray(0, SENT_BYTES), done));
  return socket;
}

async function offsetOf(origin, path, token) {
  const reply = await callApi(origin, 'HEAD', path, { token, headers: TUS });
  return Number(requireStatus(reply, 200, 'offset').headers.get('upload-offset'));
}

/**
 * Sends the file from the stored offset up to `end`; returns that offset. As clients of the protocol do, it requests the
 * offset again after a 409: the other process has stored bytes that arrived before the connection broke.
 */
async function sendRest(origin, path, token, end = FILE.length) {
  for (let attempt = 1; ; attempt += 1) {
    const offset = await offsetOf(origin, path, token);
    const headers = { ...CHUNK, 'upload-offset': String(offset) };
    const reply = await callApi(origin, 'PATCH', path, { token, headers, body: FILE.subarray(offset, end) });
    if (reply.status === 409 && attempt < MAX_ATTEMPTS) continue;
    requireStatus(reply, 204, 'the rest of the file');
    return offset;
  }
}

async function requireStoredFile(origin, path, token) {
  const { content } = requireStatus(await callApi(origin, 'GET', path, { token }), 200, 'the stored file');
  // The server removes the metadata of pictures, so the stored picture differs from the sent one.
  requireEqual(content.length > 100 && content[0] === 0xff && content[1] === 0xd8, true, 'a JPEG');
}

/** Tests of files that are sent before their form. */
export const UPLOAD_TESTS = [
  [
    'a file that was sent to one process is read from the other',
    async ({ origins: [first, second], connection: { member: token } }) => {
      const path = await createUpload(first, token, FILE.length);
      await sendRest(first, path, token);
      await requireStoredFile(second, path, token);
      return `${(FILE.length / 1e6).toFixed(1)} MB`;
    },
  ],
  [
    'an upload whose connection breaks at one process continues at the other',
    async ({ origins: [first, second], connection: { member: token } }) => {
      const path = await createUpload(first, token, FILE.length);
      const socket = await startUpload(new URL(first), path, token);
      await waitUntil('bytes are stored', async () => (await offsetOf(second, path, token)) > 0);
      socket.destroy();
      const offset = await sendRest(second, path, token);
      requireEqual(await offsetOf(first, path, token), FILE.length, 'offset at the first process');
      await requireStoredFile(first, path, token);
      return `from byte ${offset}`;
    },
  ],
  [
    'an upload continues at the other process while the first one still waits for bytes',
    async ({ origins: [first, second], connection: { member: token } }) => {
      const path = await createUpload(first, token, FILE.length);
      const socket = await startUpload(new URL(first), path, token);
      try {
        await waitUntil(
          'all sent bytes are stored',
          async () => (await offsetOf(second, path, token)) === SENT_BYTES,
        );
        await sendRest(second, path, token, SECOND_BYTES);
        // These bytes arrive too late: another process has taken over the upload.
        socket.write(FILE.subarray(SENT_BYTES));
        await pause(500);
        requireEqual(await sendRest(second, path, token), SECOND_BYTES, 'offset');
        await requireStoredFile(first, path, token);
      } finally {
        socket.destroy();
      }
    },
  ],
];
