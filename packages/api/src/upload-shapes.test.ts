import { expect, test } from 'vitest';
import { uploadMetadataShape, uploadsPart } from './upload-shapes.ts';

const ID = '7f9c24e8-3b12-4fef-91f7-6c1a5e0f7d2b';
const ids = (count: number) => Array.from({ length: count }, () => ID);

test('a form may have one upload id or a list of 1 to 20 upload ids per document', () => {
  expect(uploadsPart.safeParse({ KTP: ID, FOTO: ids(20) }).success).toBe(true);
  expect(uploadsPart.safeParse({ FOTO: ids(1) }).success).toBe(true);
  expect(uploadsPart.safeParse({ FOTO: ids(21) }).success).toBe(false);
  expect(uploadsPart.safeParse({ FOTO: [] }).success).toBe(false);
});

test.each([
  ['an order', { productType: 'kesehatan' }],
  ['a revision', { orderId: ID }],
  ['a claim', { policyNumber: 'POL-KES-2026-000001' }],
  ['documents of a claim', { claimId: ID }],
])(
  'the metadata of an upload for %s is valid with its purpose, and invalid without a purpose',
  (_what, purpose) => {
    const file = { code: 'ktp', filename: 'ktp.jpg' };
    expect(uploadMetadataShape.parse({ ...file, ...purpose })).toEqual({ ...file, filetype: '', ...purpose });
    expect(uploadMetadataShape.safeParse(file).success).toBe(false);
  },
);
