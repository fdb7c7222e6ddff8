import { expect, it } from 'vitest';
import { createEncryptedStorage } from '../storage/encrypted-storage.ts';
import { fakeKeys, fakeWebStorage } from '../storage/fakes.ts';
import { signOut } from './sign-out.ts';

/** Signs out; returns the executed steps in their order. */
async function signOutSteps(
  state: 'member' | 'guest',
  { reason = '', offline = false, token = state === 'member' } = {},
) {
  const storage = createEncryptedStorage({ webStorage: fakeWebStorage(), keys: fakeKeys() });
  if (reason) await storage.write('reason', reason);
  if (token) await storage.write('access_token', 'token');
  const steps: string[] = [];
  const step = (name: string) => async () => void steps.push(name);
  const call = (name: string) => async () => {
    steps.push(name);
    if (offline) throw new Error('No connection');
  };
  await signOut({
    storage,
    session: { restore: async () => ({ state }), signOut: step('session ended here') },
    drafts: { clear: step('drafts removed') },
    logout: call('session ended on the server'),
    forgetGuest: call('guest forgotten'),
  });
  return steps;
}

const MEMBER_STEPS = [
  'session ended on the server',
  'guest forgotten',
  'drafts removed',
  'session ended here',
];
const GUEST_STEPS = MEMBER_STEPS.slice(1);

it('signing out ends the session of a member on the server and in this browser, and forgets the guest', async () => {
  expect(await signOutSteps('member')).toEqual(MEMBER_STEPS);
});

it('signing out forgets a guest and ends no session on the server', async () => {
  expect(await signOutSteps('guest')).toEqual(GUEST_STEPS);
});

it('signing out ends the session in this browser even if the request fails', async () => {
  expect(await signOutSteps('member', { offline: true })).toEqual(MEMBER_STEPS);
});

it('signing out after a session expired does nothing unless the member has signed in again, so that drafts stay', async () => {
  expect(await signOutSteps('guest', { reason: 'ended' })).toEqual([]);
  expect(await signOutSteps('member', { reason: 'ended' })).toEqual(MEMBER_STEPS);
});
