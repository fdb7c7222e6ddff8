import { expect, it, vi } from 'vitest';
import { untilOnline } from './network.ts';
import { fakeNetwork } from './tus.fixture.ts';

it('waits for a network, and resolves at once if there is one', async () => {
  const network = fakeNetwork();
  await untilOnline(network);
  network.set(false);
  const there = vi.fn();
  const waiting = untilOnline(network).then(there);
  network.set(false);
  await Promise.resolve();
  expect(there).not.toHaveBeenCalled();
  network.set(true);
  await waiting;
  expect(there).toHaveBeenCalledOnce();
});
