import { ApiError } from '@naungan/api/failure';
import { expect, it } from 'vitest';
import { acceptAlreadySent } from './already-sent.ts';

const failure = (status: number, code: string) =>
  new ApiError('Pesanan Anda sebelumnya sudah kami terima', { status, code, raw: '', fields: [] });
const failing = (error: Error) => async () => {
  throw error;
};

it('hands on what was answered', async () => {
  expect(await acceptAlreadySent(async () => 'terkirim')).toBe('terkirim');
});

it('is an answer too that an earlier try arrived', async () => {
  expect(await acceptAlreadySent(failing(failure(409, 'ALREADY_SENT')))).toEqual({ alreadySent: true });
});

it.each([
  ['changed costs', failure(409, 'CONFLICT')],
  ['a lost answer', failure(0, '')],
  ['a bug', new Error('bug')],
])('%s stays a failure', async (_what, error) => {
  await expect(acceptAlreadySent(failing(error))).rejects.toBe(error);
});
