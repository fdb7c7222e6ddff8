import { expect, test } from 'vitest';
import { attachmentCheck } from './attachment-check.ts';

const card = { code: 'ktp', name: 'KTP Tertanggung', extention: 'image', required: true, limit: 2 } as const;
const REFUSED = 'File gambar tidak valid, gambar: jpg';

test('says of a document either that it is missing or why its file is refused', () => {
  const messages = (refusals: Record<string, string | null>) =>
    attachmentCheck([card], {}, { refusals }).problems.map(({ message }) => message);
  expect(messages({})).toEqual(['KTP Tertanggung belum dilampirkan']);
  expect(messages({ ktp: REFUSED })).toEqual([`KTP Tertanggung: ${REFUSED}`]);
  expect(messages({ ktp: null })).toEqual(['KTP Tertanggung belum dilampirkan']);
});
