import { expect, test } from 'vitest';
import { attachmentCheck } from './attachment-check.ts';

const identityCard = {
  code: 'ktp',
  name: 'KTP Tertanggung',
  extention: 'image',
  required: true,
  limit: 2,
} as const;
const TYPE_MESSAGE = 'File gambar tidak valid, gambar: jpg';

test('attachmentCheck reports a missing document, or the reason why its last chosen file was rejected', () => {
  const messages = (rejections: Record<string, string | null>) =>
    attachmentCheck([identityCard], {}, { rejections }).problems.map(({ message }) => message);
  expect(messages({})).toEqual(['KTP Tertanggung belum dilampirkan']);
  expect(messages({ ktp: TYPE_MESSAGE })).toEqual([`KTP Tertanggung: ${TYPE_MESSAGE}`]);
  expect(messages({ ktp: null })).toEqual(['KTP Tertanggung belum dilampirkan']);
});

test.each([
  ['a first photo', {}],
  ['a photo that replaces another', { ktp: new File(['x'], 'ktp.jpg', { type: 'image/jpeg' }) }],
])('attachmentCheck reports only that %s is still being prepared', (_description, files) => {
  const picturesInPreparation = { ktp: new File(['y'], 'baru.jpg', { type: 'image/jpeg' }) };
  const {
    problems,
    lateProblems = [],
    title,
  } = attachmentCheck([identityCard], files, { picturesInPreparation });
  expect([...problems, ...lateProblems].map(({ message }) => message)).toEqual([
    'KTP Tertanggung masih disiapkan, mohon tunggu sebentar',
  ]);
  expect(title).toBeUndefined();
});

test('attachmentCheck reports too few, too many and unsuitable files of a document that needs several files', () => {
  const photos = { ...identityCard, code: 'foto', name: 'Foto', min: 2, max: 2 };
  const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  const messages = (files: Record<string, File>) =>
    attachmentCheck([photos], files).problems.map(({ message }) => message);
  expect(messages({ 'foto#1': photo('a.jpg') })).toEqual(['Foto: minimal 2 berkas']);
  expect(messages({ foto: photo('a.jpg'), 'foto#3': photo('b.jpg') })).toEqual([]);
  expect(messages({ foto: photo('a.jpg'), 'foto#1': photo('b.jpg'), 'foto#2': photo('c.jpg') })).toEqual([
    'Foto: Maksimal 2 berkas',
  ]);
  expect(messages({ foto: photo('a.jpg'), 'foto#1': photo('b.png') })).toEqual([`Foto: ${TYPE_MESSAGE}`]);
});
