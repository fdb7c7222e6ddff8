import { Readable } from 'node:stream';
import { deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkPdf, PDF_LIMITS } from './pdf.ts';

const MB = 1_048_576;

const check = (...parts: (string | Buffer)[]) =>
  checkPdf(async () => Readable.from([Buffer.concat(parts.map((part) => Buffer.from(part)))]));
const PDF_START = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n';
const PDF_END = '\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';
const checkObjects = (...objects: (string | Buffer)[]) => check(PDF_START, ...objects, PDF_END);

/** Returns an object stream that contains the text. */
const objectStream = (text: string, { filter = '/FlateDecode', data = deflateSync(text) } = {}) =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} >>\nstream\r\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);

/** Dictionaries of active contents. */
const ACTIVE = [
  ['a script', '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  ['a script with escaped characters in its name', '<< /S /J#61vaScr#69#70t /JS (1) >>'],
  ['a program', '<< /S /Launch /F (cmd.exe) >>'],
  ['an embedded file', '<< /Type /EmbeddedFile >>'],
  ['a list of embedded files', '<< /Names << /EmbeddedFiles 4 0 R >> >>'],
  ['an attached file on a page', '<< /Subtype/FileAttachment/FS 4 0 R >>'],
  ['a form that sends its data', '<< /S/SubmitForm/F (https://lain.test) >>'],
  ['an XFA form', '<< /AcroForm << /XFA [] >> >>'],
  ['media with scripts', '<< /Subtype /RichMedia >>'],
  ['an address that opens by itself', '<< /OpenAction << /S /URI /URI (https://lain.test) >> >>'],
  [
    'an address that a referenced action opens',
    '<< /OpenAction 7 0 R >> << /S /URI /URI (https://lain.test) >>',
  ],
  ['an address that opens with a page', '<< /AA << /O << /S /URI /URI (https://lain.test) >> >> >>'],
] as const;

describe('the check of a PDF', () => {
  it.each(ACTIVE)('a PDF is rejected with %s', async (_case, text) => {
    expect(await checkObjects(`4 0 obj\n${text}\nendobj`)).toBe('active');
  });

  it.each(ACTIVE)('a PDF is rejected with %s inside an object stream', async (_case, text) => {
    expect(await checkObjects(objectStream(`4 0 ${text}`))).toBe('active');
  });

  it('a PDF is rejected with a script whose name is cut between two parts of a decompressed stream', async () => {
    for (const length of [262_140, 262_144, 262_150])
      expect(await checkObjects(objectStream(`${' '.repeat(length - 6)}/S /JavaScript `))).toBe('active');
  });

  it('a PDF is rejected with a script in a stream that is compressed twice, or after other streams', async () => {
    const text = '4 0 << /S /JavaScript >>';
    const data = deflateSync(deflateSync(text));
    expect(await checkObjects(objectStream(text, { filter: '[/FlateDecode /FlateDecode]', data }))).toBe(
      'active',
    );
    expect(await checkObjects(objectStream('4 0 << >>'), objectStream(text))).toBe('active');
  });

  it.each([
    '[/ASCII85Decode /FlateDecode]',
    '/LZWDecode',
    '/#4CZWDecode',
    '9 0 R',
    '/FlateDecode /DecodeParms << /Predictor 12 >>',
  ])('a PDF is rejected with an object stream that cannot be read: %s', async (filter) => {
    expect(await checkObjects(objectStream('4 0 << >>', { filter }))).toBe('active');
  });

  it('a PDF is rejected when it is encrypted, because its streams cannot be read', async () => {
    expect(await check(PDF_START, 'trailer\n<< /Root 1 0 R /Encrypt 9 0 R >>\n%%EOF')).toBe('encrypted');
  });

  it.each([
    ['without streams', ''],
    ['that only selects the first page', '<< /OpenAction [2 0 R /XYZ null null 0] /AA 1 >>'],
    ['with an action that stays in the document', '<< /OpenAction 4 0 R >> << /S /GoTo /D [2 0 R /Fit] >>'],
    ['with a link to a site', '<< /Subtype /Link /A << /S /URI /URI (https://naungan.test) >> >>'],
    ['with names that only contain a forbidden name', '<< /JavaScripts 1 /MyLaunch 2 /Encrypted true >>'],
    ['with an object stream', objectStream('4 0 << /Type /Page >>')],
    [
      'with a picture that is not compressed with Deflate',
      '<< /Filter /DCTDecode >> stream\n\u0078\u009c broken\nendstream',
    ],
    [
      'with a cross-reference stream',
      '6 0 obj\n<< /Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>\nstream\nx\nendstream',
    ],
  ])('a PDF is accepted: a document %s', async (_case, object) => {
    expect(await checkObjects(object)).toBeNull();
  });

  it('a PDF is rejected when its streams decompress to more bytes than the limit', async () => {
    const limits = { ...PDF_LIMITS, inflatedBytes: 2 * MB };
    const twice = (bytes: number) => {
      const object = objectStream('', { data: deflateSync(Buffer.alloc(bytes)) });
      return checkPdf(async () => Readable.from([Buffer.concat([object, object])]), limits);
    };
    expect(await twice(MB)).toBeNull();
    expect(await twice(MB + 1)).toBe('too-large');
  });

  it('a PDF is rejected when its check takes too long', async () => {
    const read = async () => Readable.from([objectStream('4 0 << >>')]);
    expect(await checkPdf(read, { ...PDF_LIMITS, milliseconds: -1 })).toBe('too-large');
  });

  it('a PDF is rejected when a stream is compressed more than three times, or when it has too many streams', async () => {
    const layers = [1, 2, 3, 4].reduce((data) => deflateSync(data), Buffer.from('4 0 << >>'));
    expect(await checkObjects(objectStream('', { data: layers }))).toBe('too-large');
    expect(await checkObjects('stream\n'.repeat(PDF_LIMITS.streams + 1))).toBe('too-large');
  });

  it('a PDF is not searched inside data that is compressed with another format', async () => {
    expect(await checkObjects('<< >> stream\n', gzipSync('/JavaScript '), '\nendstream')).toBeNull();
  });
});
