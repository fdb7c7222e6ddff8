import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldId, messagesOf, schemaProblems, summaryOf } from './step-problems.ts';

const schema = z.object({
  name: z.string().min(3, { error: 'Nama terlalu pendek' }).regex(/^\D*$/, { error: 'Nama berisi angka' }),
  address: z.object({ city: z.string().min(1, { error: 'Wajib diisi' }) }),
});

test('schemaProblems returns only the first message of a field', () => {
  expect(schemaProblems(schema, { name: '1', address: { city: 'x' } })).toEqual([
    { field: 'name', message: 'Nama terlalu pendek', label: undefined },
  ]);
});

test('the path of a nested field has dots, and the id of its control has none', () => {
  const problems = schemaProblems(schema, { name: 'Sari', address: { city: '' } }, { prefix: 'holder.' });
  expect(messagesOf(problems)).toEqual({ 'holder.address.city': 'Wajib diisi' });
  expect(fieldId('holder.address.city')).toBe('isian-holder-address-city');
});

test('schemaProblems sorts problems by the given order of the fields', () => {
  const invalidInput = { name: '1', address: { city: '' } };
  const fieldOrder = ['address.city', 'name'];
  expect(schemaProblems(schema, invalidInput, { fieldOrder }).map(({ field }) => field)).toEqual(fieldOrder);
});

test('summaryOf puts the label of a field before a message that does not contain the label', () => {
  const label = (field: string) => (field === 'name' ? 'Nama' : 'Kota');
  const problems = schemaProblems(schema, { name: '1', address: { city: '' } }, { label });
  expect(summaryOf(problems)).toEqual([
    { fieldId: 'isian-name', message: 'Nama terlalu pendek' },
    { fieldId: 'isian-address-city', message: 'Kota: Wajib diisi' },
  ]);
});
