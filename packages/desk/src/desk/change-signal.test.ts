import type { DeskClient } from '@naungan/api/desk-client';
import type { RouteName } from '@naungan/api/routes';
import { expect, test, vi } from 'vitest';
import { createChangeSignal, storesChange, withChangeSignal } from './change-signal.ts';

test.each<[RouteName, boolean]>([
  ['deskReplyMessage', true],
  ['deskApprove', true],
  ['deskHandOverTask', true],
  ['deskSaveContent', true],
  ['deskOrders', false],
  ['deskCounts', false],
  ['deskPresence', false],
  ['deskLeave', false],
  ['deskLogout', false],
  ['deskSearchIdentity', false],
  ['deskPreviewClaimMail', false],
  ['deskPreviewContent', false],
  ['deskSettleClaim', false],
])('the call %s stores a change: %s', (name, expected) => {
  expect(storesChange(name)).toBe(expected);
});

test('a listener hears of a call and of an upload that succeed, and of none that fails', async () => {
  const changes = createChangeSignal();
  const listener = vi.fn();
  const stop = changes.subscribe(listener);
  const send = vi.fn(async () => ({ message: 'OK', response: null }));
  const client = withChangeSignal(
    { call: send, upload: send } as unknown as Pick<DeskClient, 'call' | 'upload'>,
    changes,
  );
  const call = client.call as unknown as (name: RouteName, input: object) => Promise<unknown>;
  await expect(call('deskReplyMessage', { body: 1 })).resolves.toEqual({ message: 'OK', response: null });
  expect(send).toHaveBeenLastCalledWith('deskReplyMessage', { body: 1 });
  await (client.upload as unknown as typeof call)('deskPayClaim', {});
  await call('deskOrders', {});
  expect(listener).toHaveBeenCalledTimes(2);
  send.mockRejectedValueOnce(new Error('Koneksi terputus.'));
  await expect(call('deskReplyMessage', {})).rejects.toThrow('Koneksi terputus.');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  await call('deskReplyMessage', {});
  expect(listener).toHaveBeenCalledTimes(2);
});
