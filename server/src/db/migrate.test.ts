import { expect, it, vi } from 'vitest';
import { retryWhileLocked } from './migrate.ts';

const failure = (code: string) => Object.assign(new Error('Failed query'), { cause: { code } });

it.each(['55P03', '40P01'])('migrations are repeated after the error %s of a locked table', async (code) => {
  const work = vi.fn().mockRejectedValueOnce(failure(code)).mockResolvedValueOnce(undefined);
  await retryWhileLocked(work, 0);
  expect(work).toHaveBeenCalledTimes(2);
});

it('migrations fail after 60 attempts with a locked table, and at once with another error', async () => {
  const locked = vi.fn().mockRejectedValue(failure('55P03'));
  await expect(retryWhileLocked(locked, 0)).rejects.toThrow('Failed query');
  expect(locked).toHaveBeenCalledTimes(60);
  const wrong = vi.fn().mockRejectedValue(failure('42P01'));
  await expect(retryWhileLocked(wrong, 0)).rejects.toThrow('Failed query');
  expect(wrong).toHaveBeenCalledTimes(1);
});
