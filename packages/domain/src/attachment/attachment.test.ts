import { describe, expect, test } from 'vitest';
import {
  ATTACHMENT_KIND_CODES,
  ATTACHMENT_KINDS,
  ATTACHMENTS_MISSING_MESSAGE,
  acceptedFiles,
  attachmentBytes,
  BYTES_PER_MB,
  checkAttachment,
  isAttachmentKind,
  kindForBoth,
  missingAttachments,
  NO_SIZE_LIMIT,
} from './index.ts';

const size = 1000;
const PDF_MESSAGE = 'File dokumen tidak valid, dokumen: pdf';
const PHOTO_OR_PDF_MESSAGE = 'File dokumen tidak valid, dokumen: pdf, gambar: jpg atau png';
const IMAGE_MESSAGE = 'File gambar tidak valid, gambar: jpg';
const VIDEO_MESSAGE = 'File video tidak valid, video: mp4';
const MOV_HELP =
  'Video .mov dari iPhone perlu diubah dahulu: kirim ke chat WhatsApp Anda sendiri, simpan, lalu pilih hasilnya';
const IMAGE_OR_VIDEO_MESSAGE = 'File gambar atau video tidak valid, video: mp4, gambar: jpg';

describe('checkAttachment', () => {
  test.each([
    ['pdf', 'ktp.pdf', 'application/pdf', null],
    ['pdf', 'KTP.PDF', 'application/pdf', null],
    ['pdf', 'ktp.pdf', '', null],
    ['pdf', 'ktp.jpg', 'image/jpeg', PDF_MESSAGE],
    ['pdf', 'ktp.pdf', 'text/html', PDF_MESSAGE],
    ['pdf', 'ktp.pdf.exe', 'application/pdf', PDF_MESSAGE],
    ['pdf', 'pdf', 'application/pdf', PDF_MESSAGE],
    ['pdf', '.pdf', 'application/pdf', PDF_MESSAGE],
    ['pdf', '', '', PDF_MESSAGE],
    ['image', 'foto.jpg', 'image/jpeg', null],
    ['image', 'foto.jpeg', 'image/jpeg', null],
    ['image', 'foto.jpg', 'image/jpg', null],
    ['image', 'foto 😀 <b>.jpg', 'image/jpeg; charset=binary', null],
    ['image', 'foto.png', 'image/png', IMAGE_MESSAGE],
    ['image', 'foto.svg', 'image/svg+xml', IMAGE_MESSAGE],
    ['image', 'foto.mp4', 'video/mp4', IMAGE_MESSAGE],
    ['video', 'rumah.mp4', 'video/mp4', null],
    ['video', 'rumah.mov', 'video/quicktime', `${VIDEO_MESSAGE}. ${MOV_HELP}`],
    ['video', 'IMG_0001.MOV', '', `${VIDEO_MESSAGE}. ${MOV_HELP}`],
    ['video', 'rumah.mp4', 'video/quicktime', `${VIDEO_MESSAGE}. ${MOV_HELP}`],
    ['video', 'rumah.avi', 'video/x-msvideo', VIDEO_MESSAGE],
    ['image', 'foto.mov', 'video/quicktime', IMAGE_MESSAGE],
    ['video_image', 'rumah.mov', 'video/quicktime', `${IMAGE_OR_VIDEO_MESSAGE}. ${MOV_HELP}`],
    ['video', 'rumah.jpg', 'image/jpeg', VIDEO_MESSAGE],
    ['pdf_image', 'kk.pdf', 'application/pdf', null],
    ['pdf_image', 'kk.jpg', 'image/jpeg', null],
    ['pdf_image', 'kk.png', 'image/png', null],
    ['pdf_image', 'kk.mp4', 'video/mp4', PHOTO_OR_PDF_MESSAGE],
    // The extension and the type are checked separately. The server checks the content.
    ['pdf_image', 'kk.pdf', 'image/png', null],
    ['video_image', 'rumah.mp4', 'video/mp4', null],
    ['video_image', 'rumah.jpg', 'image/jpeg', null],
    ['video_image', 'rumah.pdf', 'application/pdf', IMAGE_OR_VIDEO_MESSAGE],
  ] as const)(
    'checkAttachment for a document of kind %s, the file %j and the type %j returns %j',
    (extention, name, type, message) => {
      expect(checkAttachment({ extention, limit: 2 }, { name, type, size })).toBe(message);
    },
  );

  test.each([
    [2, 0, 'File kosong, silakan pilih file lainnya'],
    [2, 1, null],
    [2, 2 * BYTES_PER_MB, null],
    [2, 2 * BYTES_PER_MB + 1, 'Maksimal ukuran file 2 MB'],
    [0.5, BYTES_PER_MB / 2 + 1, 'Maksimal ukuran file 0,5 MB'],
    [NO_SIZE_LIMIT, 500 * BYTES_PER_MB, null],
    [2, Number.NaN, 'File kosong, silakan pilih file lainnya'],
  ])('with a limit of %d MB, a file of %d bytes has the message %j', (limit, bytes, message) => {
    const file = { name: 'a.pdf', type: 'application/pdf', size: bytes };
    expect(checkAttachment({ extention: 'pdf', limit }, file)).toBe(message);
  });
});

test('attachmentBytes returns Infinity for a document without a size limit', () => {
  expect(attachmentBytes({ limit: NO_SIZE_LIMIT })).toBe(Number.POSITIVE_INFINITY);
  expect(attachmentBytes({ limit: 2 })).toBe(2_097_152);
});

test('missingAttachments lists the required documents without a file', () => {
  const specs = [
    { code: '1001', required: true },
    { code: '1002', required: true },
    { code: '1003', required: false },
  ];
  expect(missingAttachments(specs, ['1001'])).toEqual([specs[1]]);
  expect(missingAttachments(specs, new Set(['1002', '1001', 'x']))).toEqual([]);
  expect(missingAttachments(specs, [])).toHaveLength(2);
});

test('the message about missing attachments is the message of the specification', () => {
  expect(ATTACHMENTS_MISSING_MESSAGE).toBe('Lengkapi semua berkas lampiran');
});

test('acceptedFiles lists extensions and MIME types, with PNG for pictures because the browser converts PNG', () => {
  expect(acceptedFiles('pdf')).toBe('.pdf,application/pdf');
  expect(acceptedFiles('image')).toBe('.jpg,.jpeg,image/jpeg,image/jpg,.png,image/png');
});

test('isAttachmentKind is true for exactly the defined kinds', () => {
  expect(ATTACHMENT_KIND_CODES.every(isAttachmentKind)).toBe(true);
  expect(Object.keys(ATTACHMENT_KINDS)).toEqual([...ATTACHMENT_KIND_CODES]);
  expect(['', 'jpg', 'toString', null, 1].some(isAttachmentKind)).toBe(false);
});

test.each([
  ['image', 'pdf_image', 'pdf_image'],
  ['pdf', 'image', 'pdf_image'],
  ['video_image', 'image', 'video_image'],
  ['pdf', 'pdf', 'pdf'],
  // No kind accepts PDF and video.
  ['pdf', 'video', 'pdf'],
] as const)('kindForBoth(%s, %s) is %s', (first, second, expectedKind) => {
  expect(kindForBoth(first, second)).toBe(expectedKind);
});
