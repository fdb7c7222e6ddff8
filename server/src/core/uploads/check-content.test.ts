import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MALWARE_TEXT, startFakeClamd, type TestScanner } from '../../../test/clamd.ts';
import { type Harness, startApp, type TestMember } from '../../../test/harness.ts';
import { JPEG } from '../../modules/orders/fixture.ts';
import { QUARANTINE_FOLDER } from './check-content.ts';
import { createTestUpload, sendBytes, tusRequest } from './fixture.ts';

const INFECTED = Buffer.concat([JPEG, Buffer.from(MALWARE_TEXT)]);
let scanner: TestScanner;
let isScannerDown = false;
let harness: Harness;
let member: TestMember;
const logLines: string[] = [];

beforeAll(async () => {
  scanner = await startFakeClamd((content) => {
    if (isScannerDown) return 'Internal error. ERROR';
    return content.includes(MALWARE_TEXT) ? 'stream: Naungan.Test FOUND' : 'stream: OK';
  });
  harness = await startApp(
    { CLAMAV_URL: scanner.url },
    { destination: { write: (line) => void logLines.push(line) } },
  );
  member = await harness.registerMember();
});
afterAll(async () => {
  await harness.close();
  await scanner.close();
});

/** Creates an upload and sends the file; returns the URL and the response to the bytes. */
async function upload(content: Buffer) {
  const url = String((await createTestUpload(harness, member, content.length)).headers.location);
  return { url, reply: await sendBytes(harness, member, url, 0, content) };
}
const quarantinedKeys = () =>
  logLines.flatMap((line) => new RegExp(`${QUARANTINE_FOLDER}/[\\da-f-]+`).exec(line) ?? []);

describe('the scan of uploaded files', () => {
  it('a file is stored when the scanner finds nothing', async () => {
    const { url, reply } = await upload(JPEG);
    expect(reply.status).toBe(204);
    expect((await tusRequest(harness, member, 'GET', url)).raw).toEqual(JPEG);
  });

  it('a file is rejected and quarantined when the scanner finds malware, and its name is not logged', async () => {
    const { url, reply } = await upload(INFECTED);
    expect(reply).toMatchObject({
      status: 422,
      body: { message: 'INVALID', errors: [{ path: 'ktp', message: expect.stringContaining('berbahaya') }] },
    });
    expect((await tusRequest(harness, member, 'GET', url)).status).toBe(404);
    const [key = ''] = quarantinedKeys();
    expect(await harness.deps.files.exists(key)).toBe(true);
    expect(logLines.join('')).toContain('Naungan.Test');
    expect(logLines.join('')).not.toContain('ktp saya.jpg');
  });

  it('an upload gets 503 while the scanner fails, and is scanned when the client continues', async () => {
    isScannerDown = true;
    const { url, reply } = await upload(JPEG);
    expect(reply).toMatchObject({
      status: 503,
      body: { message: 'UNAVAILABLE', response: expect.stringContaining('diperiksa') },
    });
    expect((await tusRequest(harness, member, 'HEAD', url)).status).toBe(503);
    isScannerDown = false;
    expect((await tusRequest(harness, member, 'HEAD', url)).headers['upload-offset']).toBe(
      String(JPEG.length),
    );
    expect((await tusRequest(harness, member, 'GET', url)).status).toBe(200);
  });
});
