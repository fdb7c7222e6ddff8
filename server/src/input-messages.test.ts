import { expect, it } from 'vitest';
import { z } from 'zod';
import { inputMessage } from './input-messages.ts';

const messageOf = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: inputMessage }).error?.issues[0]?.message;

it.each([
  ['a missing text', z.string(), undefined, 'Wajib diisi'],
  ['a text that is null', z.string(), null, 'Wajib diisi'],
  ['an empty choice', z.enum(['ya', 'tidak']), '', 'Wajib diisi'],
  ['an empty number', z.number(), '', 'Wajib diisi'],
  ['an empty date', z.iso.date(), '', 'Wajib diisi'],
  ['a number for a text', z.string(), 7, 'Harus berupa teks'],
  ['a text for a number', z.number(), 'tujuh', 'Harus berupa angka'],
  ['a fraction for a whole number', z.int(), 1.5, 'Harus berupa angka bulat'],
  ['a text for a yes or no', z.boolean(), 'x', 'Harus berupa pilihan ya atau tidak'],
  ['a text for a list', z.array(z.string()), 'x', 'Harus berupa daftar'],
  ['a text for a part of the form', z.object({ a: z.string() }), 'x', 'Bagian ini belum lengkap'],
  ['a text that is too short', z.string().min(3), 'ab', 'Paling sedikit 3 karakter'],
  ['a text that is too long', z.string().max(3), 'abcd', 'Paling banyak 3 karakter'],
  ['a list that is too short', z.array(z.string()).min(2), ['a'], 'Paling sedikit 2 isian'],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b'], 'Paling banyak 1 isian'],
  ['a number that is too small', z.number().min(1), 0, 'Paling kecil 1'],
  ['a number that is too large', z.number().max(9), 10, 'Paling besar 9'],
  ['an unknown choice', z.enum(['ya', 'tidak']), 'mungkin', 'Pilih salah satu pilihan yang tersedia'],
  ['a malformed date', z.iso.date(), '2026-99-01', 'Penulisannya tidak sesuai'],
  ['an unknown field', z.strictObject({}), { x: 1 }, 'Isian ini tidak sesuai'],
])('the message for %s is Indonesian, without names of types', (_name, schema, input, message) => {
  expect(messageOf(schema, input)).toBe(message);
});

it('a message that the schema defines is not replaced', () => {
  expect(messageOf(z.string('Nama wajib diisi'), undefined)).toBe('Nama wajib diisi');
});
