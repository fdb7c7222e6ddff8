import { expect, it, vi } from 'vitest';
import { untilOnline } from './network.ts';
import { fakeNetwork } from './tus.fixture.ts';

it('untilOnline resolves immediately if the browser is online, else when the network returns', async () => {
  const network = fakeNetwork();
  await untilOnline(network);
  network.setOnline(false);
  const handleOnline = vi.fn();
  const onlinePromise = untilOnline(network).then(handleOnline);
  // A second offline event does not end the wait.
  network.setOnline(false);
  await Promise.resolve();
  expect(handleOnline).not.toHaveBeenCalled();
  network.setOnline(true);
  await onlinePromise;
  expect(handleOnline).toHaveBeenCalledOnce();
});
