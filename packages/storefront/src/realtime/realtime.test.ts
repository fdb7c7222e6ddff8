import { type Change, guestIdentity, type Identity } from '@naungan/api/realtime';
import type { Member } from '@naungan/domain/member/record';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { createRealtimeStore, type RealtimeHandlers } from './realtime.ts';

const member = (id: string, token = `token-${id}`): SessionState => ({
  state: 'member',
  token,
  member: { id, fullName: id.toUpperCase() } as Member,
});
const order = (orderId: string): Change => ({
  kind: 'order',
  id: orderId,
  orderId,
  productType: 'kesehatan',
});
const MINUTE = 60_000;

type Opened = { identity: Identity; hear: RealtimeHandlers; close: ReturnType<typeof vi.fn> };

function page(first: SessionState = member('m-1'), { idle = true } = {}) {
  const $session = atom<SessionState>(first);
  const opened: Opened[] = [];
  const later: (() => void)[] = [];
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const window = new EventTarget();
  const open = vi.fn(async (identity: Identity, hear: RealtimeHandlers) => {
    const close = vi.fn();
    opened.push({ identity, hear, close });
    return { close };
  });
  const store = createRealtimeStore({
    $session,
    open,
    whenIdle(work) {
      later.push(work);
      if (idle) work();
      return () => later.splice(later.indexOf(work), 1);
    },
    window,
    document,
    guest: () => guestIdentity('g-1'),
  });
  const look = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const openTabs = () => opened.filter(({ close }) => close.mock.calls.length === 0);
  return { store, $session, opened, openTabs, later, open, look, window };
}

/** Lets a connection that is opening finish. */
const settleConnection = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the connection of a page', () => {
  it('is open only while a view watches', async () => {
    const { store, opened, openTabs } = page();
    expect(opened).toHaveLength(0);
    const stop = store.watch({}, vi.fn());
    await settleConnection();
    expect(openTabs()).toHaveLength(1);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(openTabs()).toHaveLength(0);
  });

  it('stays open for a view that follows another', async () => {
    const { store, opened, openTabs } = page();
    store.watch({}, vi.fn())();
    await vi.advanceTimersByTimeAsync(1_000);
    store.watch({}, vi.fn());
    await vi.advanceTimersByTimeAsync(10_000);
    expect([opened.length, openTabs().length]).toEqual([1, 1]);
  });

  it('waits until the page is idle, and is not opened if no view watches by then', async () => {
    const { store, open, later } = page(member('m-1'), { idle: false });
    const stop = store.watch({}, vi.fn());
    await settleConnection();
    expect([open.mock.calls.length, later.length]).toEqual([0, 1]);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([open.mock.calls.length, later.length]).toEqual([0, 0]);
  });

  it('is closed if it was cancelled while it opened', async () => {
    const { store, opened, $session } = page();
    store.watch({}, vi.fn());
    $session.set({ state: 'restoring' });
    await settleConnection();
    expect(opened.map(({ close }) => close.mock.calls.length)).toEqual([1]);
  });

  it('belongs to the member, or to a guest when no one is signed in', async () => {
    const { store, opened, openTabs, $session } = page({ state: 'restoring' });
    store.watch({}, vi.fn());
    await settleConnection();
    expect(opened).toHaveLength(0);
    $session.set(member('m-1'));
    await settleConnection();
    $session.set({ state: 'anonymous' });
    await settleConnection();
    expect(opened.map(({ identity }) => identity)).toEqual([
      { token: 'token-m-1', userId: 'm-1', fullName: 'M-1', roomname: 'member:m-1' },
      { token: null, userId: 'g-1', fullName: 'Guest', roomname: 'guest:g-1' },
    ]);
    expect(openTabs()).toHaveLength(1);
  });

  it('changes with the token and not with the profile', async () => {
    const { store, opened, openTabs, $session } = page();
    store.watch({}, vi.fn());
    $session.set(member('m-1'));
    await settleConnection();
    expect(opened).toHaveLength(1);
    $session.set(member('m-1', 'new'));
    await settleConnection();
    expect(opened).toHaveLength(2);
    expect(openTabs().map(({ identity }) => identity.token)).toEqual(['new']);
  });

  it('closes after the page was hidden for five minutes and opens again when it is visible', async () => {
    const { store, openTabs, look } = page();
    store.watch({}, vi.fn());
    look('hidden');
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(openTabs()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(openTabs()).toHaveLength(0);
    look('visible');
    await settleConnection();
    expect(openTabs()).toHaveLength(1);
  });

  it('stays open when the page is visible again before that', async () => {
    const { store, opened, openTabs, look } = page();
    store.watch({}, vi.fn());
    look('hidden');
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    look('visible');
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([opened.length, openTabs().length]).toEqual([1, 1]);
  });

  it('closes on pagehide and opens again on pageshow', async () => {
    const { store, openTabs, window } = page();
    store.watch({}, vi.fn());
    await settleConnection();
    window.dispatchEvent(new Event('pagehide'));
    expect(openTabs()).toHaveLength(0);
    window.dispatchEvent(new Event('pageshow'));
    await settleConnection();
    expect(openTabs()).toHaveLength(1);
  });

  it('may fail to load without breaking the page', async () => {
    const { store, open } = page();
    open.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    store.watch({}, vi.fn());
    await settleConnection();
    expect(store.$joined.get()).toBe(false);
  });
});

describe('a watching view', () => {
  async function openJoinedPage() {
    const made = page();
    const [all, mine, policies] = [vi.fn(), vi.fn(), vi.fn()];
    made.store.watch({}, all);
    made.store.watch({ orderId: 'o-1' }, mine);
    made.store.watch({ kinds: ['policy'] }, policies);
    await settleConnection();
    const [connection] = made.opened;
    const calls = () => [all, mine, policies].map((watcher) => watcher.mock.calls.length);
    return { ...made, hear: connection?.hear as RealtimeHandlers, calls };
  }

  it('is called for changes that match its filter', async () => {
    const { hear, calls } = await openJoinedPage();
    hear.onChange(order('o-2'));
    expect(calls()).toEqual([1, 0, 0]);
    hear.onChange(order('o-1'));
    expect(calls()).toEqual([2, 1, 0]);
    hear.onChange({ ...order('o-1'), kind: 'policy' });
    expect(calls()).toEqual([3, 2, 1]);
  });

  it('is called after each connect, because changes may have been missed', async () => {
    const { hear, calls, store } = await openJoinedPage();
    hear.onJoin();
    expect([store.$joined.get(), calls()]).toEqual([true, [1, 1, 1]]);
    hear.onLeave();
    expect([store.$joined.get(), calls()]).toEqual([false, [1, 1, 1]]);
    hear.onJoin();
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('is not called by a closed connection', async () => {
    const { hear, calls, store, $session } = await openJoinedPage();
    $session.set(member('m-2'));
    hear.onJoin();
    hear.onChange(order('o-1'));
    expect([store.$joined.get(), calls()]).toEqual([false, [0, 0, 0]]);
  });

  it('is not called after it unsubscribed', async () => {
    const { store, opened } = page();
    const told = vi.fn();
    const stop = store.watch({}, told);
    await settleConnection();
    stop();
    opened[0]?.hear.onChange(order('o-1'));
    expect(told).not.toHaveBeenCalled();
  });
});
