import { ApiProblem } from '@naungan/api/api-problem';
import { expect, it } from 'vitest';
import { acceptAlreadySent } from './already-sent.ts';

const problemWith = (status: number, code: string) =>
  new ApiProblem('Pesanan Anda sebelumnya sudah kami terima', { status, code, raw: '', fields: [] });
const rejectWith = (error: Error) => async () => {
  throw error;
};

it('acceptAlreadySent returns the response of the call', async () => {
  expect(await acceptAlreadySent(async () => 'terkirim')).toBe('terkirim');
});

it('acceptAlreadySent returns { alreadySent: true } if an earlier attempt succeeded', async () => {
  expect(await acceptAlreadySent(rejectWith(problemWith(409, 'ALREADY_SENT')))).toEqual({
    alreadySent: true,
  });
});

it.each([
  ['an order with changed costs', problemWith(409, 'CONFLICT')],
  ['a lost response', problemWith(0, '')],
  ['a bug', new Error('bug')],
])('acceptAlreadySent throws the error of %s', async (_description, error) => {
  await expect(acceptAlreadySent(rejectWith(error))).rejects.toBe(error);
});
