import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MALWARE_TEXT, startFakeClamd, TEST_SCANNERS, type TestScanner } from '../../../test/clamd.ts';
import { ScannerError, scanFile } from './scanner.ts';

const MB = 1_048_576;
const scan = (CLAMAV_URL: string | undefined, ...chunks: (Buffer | string)[]) =>
  scanFile({ CLAMAV_URL }, async () => Readable.from(chunks.map((chunk) => Buffer.from(chunk))));

describe.each(TEST_SCANNERS)('the scan of a file with %s', (_name, start) => {
  let scanner: TestScanner;
  beforeAll(async () => {
    scanner = await start();
  });
  afterAll(() => scanner.close());

  it('finds nothing in a clean file and in a file without bytes', async () => {
    expect(await scan(scanner.url, '%PDF-1.7', Buffer.alloc(3 * MB))).toBeNull();
    expect(await scan(scanner.url)).toBeNull();
  });

  it('returns the name of the signature that it finds, also across two chunks', async () => {
    const middle = MALWARE_TEXT.length / 2;
    const chunks = [MALWARE_TEXT.slice(0, middle), MALWARE_TEXT.slice(middle)];
    expect(await scan(scanner.url, 'a', ...chunks)).toMatch(/^Naungan\.Test/);
  });
});

describe('the scan of a file', () => {
  let scanner: TestScanner | undefined;
  afterEach(() => scanner?.close());

  it('finds nothing without a configured scanner', async () => {
    expect(await scan(undefined, MALWARE_TEXT)).toBeNull();
  });

  it.each([
    ['reports an error', 'INSTREAM size limit exceeded. ERROR'],
    ['responds with an unknown text', 'stream: MAYBE'],
    ['responds with nothing', ''],
    ['responds with too much', 'x'.repeat(5_000)],
  ])('fails when the scanner %s', async (_case, response) => {
    scanner = await startFakeClamd(() => response);
    await expect(scan(scanner.url, 'a')).rejects.toBeInstanceOf(ScannerError);
  });

  it('fails when the scanner is not running', async () => {
    scanner = await startFakeClamd();
    const { url } = scanner;
    await scanner.close();
    await expect(scan(url, 'a')).rejects.toBeInstanceOf(ScannerError);
  });
});
