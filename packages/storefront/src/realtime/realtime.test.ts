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
const orderChange = (orderId: string): Change => ({
  kind: 'order',
  id: orderId,
  orderId,
  productType: 'kesehatan',
});
const MINUTE = 60_000;

type FakeConnection = { identity: Identity; handlers: RealtimeHandlers; close: ReturnType<typeof vi.fn> };

function openPage(session: SessionState = member('m-1'), { isIdle = true } = {}) {
  const $session = atom<SessionState>(session);
  const connections: FakeConnection[] = [];
  const idleTasks: (() => void)[] = [];
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  });
  const window = new EventTarget();
  const open = vi.fn(async (identity: Identity, handlers: RealtimeHandlers) => {
    const close = vi.fn();
    connections.push({ identity, handlers, close });
    return { close };
  });
  const store = createRealtimeStore({
    $session,
    open,
    whenIdle(work) {
      idleTasks.push(work);
      if (isIdle) work();
      return () => idleTasks.splice(idleTasks.indexOf(work), 1);
    },
    window,
    document,
    guest: () => guestIdentity('g-1'),
    pageStart: Date.now(),
  });
  const setVisibility = (state: DocumentVisibilityState) => {
    document.visibilityState = state;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const openConnections = () => connections.filter(({ close }) => close.mock.calls.length === 0);
  return { store, $session, connections, openConnections, idleTasks, open, setVisibility, window };
}

/** Waits until a pending connection is open. */
const settleConnection = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the connection of a page', () => {
  it('the connection of a page is open only while a view watches', async () => {
    const { store, connections, openConnections } = openPage();
    expect(connections).toHaveLength(0);
    const stop = store.watch({}, vi.fn());
    await settleConnection();
    expect(openConnections()).toHaveLength(1);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(openConnections()).toHaveLength(0);
  });

  it('the connection of a page stays open if another view begins to watch one second after the last view stopped', async () => {
    const { store, connections, openConnections } = openPage();
    store.watch({}, vi.fn())();
    await vi.advanceTimersByTimeAsync(1_000);
    store.watch({}, vi.fn());
    await vi.advanceTimersByTimeAsync(10_000);
    expect([connections.length, openConnections().length]).toEqual([1, 1]);
  });

  it('the connection of a page waits until the page is idle, and does not open if the last view has stopped watching by then', async () => {
    const { store, open, idleTasks } = openPage(member('m-1'), { isIdle: false });
    const stop = store.watch({}, vi.fn());
    await settleConnection();
    expect([open.mock.calls.length, idleTasks.length]).toEqual([0, 1]);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([open.mock.calls.length, idleTasks.length]).toEqual([0, 0]);
  });

  it('a connection that was cancelled while it opened is closed as soon as it is open', async () => {
    const { store, connections, $session } = openPage();
    store.watch({}, vi.fn());
    $session.set({ state: 'restoring' });
    await settleConnection();
    expect(connections.map(({ close }) => close.mock.calls.length)).toEqual([1]);
  });

  it('the connection of a page identifies the member, or a guest when no one is signed in', async () => {
    const { store, connections, openConnections, $session } = openPage({ state: 'restoring' });
    store.watch({}, vi.fn());
    await settleConnection();
    expect(connections).toHaveLength(0);
    $session.set(member('m-1'));
    await settleConnection();
    $session.set({ state: 'anonymous' });
    await settleConnection();
    expect(connections.map(({ identity }) => identity)).toEqual([
      { token: 'token-m-1', userId: 'm-1', fullName: 'M-1', roomname: 'member:m-1' },
      { token: null, userId: 'g-1', fullName: 'Guest', roomname: 'guest:g-1' },
    ]);
    expect(openConnections()).toHaveLength(1);
  });

  it('the connection of a page is replaced when the token changes, not when the profile changes', async () => {
    const { store, connections, openConnections, $session } = openPage();
    store.watch({}, vi.fn());
    $session.set(member('m-1'));
    await settleConnection();
    expect(connections).toHaveLength(1);
    $session.set(member('m-1', 'new'));
    await settleConnection();
    expect(connections).toHaveLength(2);
    expect(openConnections().map(({ identity }) => identity.token)).toEqual(['new']);
  });

  it('the connection of a page closes after the page was hidden for five minutes and opens again when the page is visible', async () => {
    const { store, openConnections, setVisibility } = openPage();
    store.watch({}, vi.fn());
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    expect(openConnections()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(openConnections()).toHaveLength(0);
    setVisibility('visible');
    await settleConnection();
    expect(openConnections()).toHaveLength(1);
  });

  it('the connection of a page stays open when the page is visible again within five minutes', async () => {
    const { store, connections, openConnections, setVisibility } = openPage();
    store.watch({}, vi.fn());
    setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    setVisibility('visible');
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect([connections.length, openConnections().length]).toEqual([1, 1]);
  });

  it('the connection of a page closes on pagehide and opens again on pageshow', async () => {
    const { store, openConnections, window } = openPage();
    store.watch({}, vi.fn());
    await settleConnection();
    window.dispatchEvent(new Event('pagehide'));
    expect(openConnections()).toHaveLength(0);
    window.dispatchEvent(new Event('pageshow'));
    await settleConnection();
    expect(openConnections()).toHaveLength(1);
  });

  it('the connection of a page stays closed if the code of the connection fails to load', async () => {
    const { store, open } = openPage();
    open.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    store.watch({}, vi.fn());
    await settleConnection();
    expect(store.$joined.get()).toBe(false);
  });
});

describe('createRealtimeStore', () => {
  async function openJoinedPage() {
    const joinedPage = openPage();
    const [anyWatcher, orderWatcher, policyWatcher] = [vi.fn(), vi.fn(), vi.fn()];
    joinedPage.store.watch({}, anyWatcher);
    joinedPage.store.watch({ orderId: 'o-1' }, orderWatcher);
    joinedPage.store.watch({ kinds: ['policy'] }, policyWatcher);
    await settleConnection();
    const [connection] = joinedPage.connections;
    const calls = () => [anyWatcher, orderWatcher, policyWatcher].map((watcher) => watcher.mock.calls.length);
    return { ...joinedPage, handlers: connection?.handlers as RealtimeHandlers, calls };
  }

  it('calls a watching view for changes that match its filter', async () => {
    const { handlers, calls } = await openJoinedPage();
    handlers.onChange(orderChange('o-2'));
    expect(calls()).toEqual([1, 0, 0]);
    handlers.onChange(orderChange('o-1'));
    expect(calls()).toEqual([2, 1, 0]);
    handlers.onChange({ ...orderChange('o-1'), kind: 'policy' });
    expect(calls()).toEqual([3, 2, 1]);
  });

  it('calls a watching view after each reconnect, because it may have missed changes', async () => {
    const { handlers, calls, store } = await openJoinedPage();
    handlers.onJoin();
    expect([store.$joined.get(), calls()]).toEqual([true, [0, 0, 0]]);
    handlers.onLeave();
    expect([store.$joined.get(), calls()]).toEqual([false, [0, 0, 0]]);
    handlers.onJoin();
    expect(calls()).toEqual([1, 1, 1]);
  });

  it.each([
    ['no record has changed', 3_000, undefined, [0, 0, 0]],
    ['a record changed before the page began to load', 3_000, 3_001, [0, 0, 0]],
    ['a record changed when the page began to load', 3_000, 3_000, [1, 1, 1]],
    ['the page began to load a minute ago', 60_000, undefined, [0, 0, 0]],
    ['the page began to load more than a minute ago', 60_001, undefined, [1, 1, 1]],
  ])(
    'calls a watching view at the first connect only if its data may be outdated: %s',
    async (_, pageAge, changeAge, expectedCalls) => {
      const { handlers, calls } = await openJoinedPage();
      await vi.advanceTimersByTimeAsync(pageAge);
      handlers.onJoin(changeAge);
      expect(calls()).toEqual(expectedCalls);
    },
  );

  it('calls a watching view when the connection opens again after the page was hidden', async () => {
    const { handlers, calls, connections, window } = await openJoinedPage();
    handlers.onJoin();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    await settleConnection();
    connections[1]?.handlers.onJoin();
    expect(calls()).toEqual([1, 1, 1]);
  });

  it('does not call a watching view for changes of the former member after another member has signed in', async () => {
    const { handlers, calls, store, $session } = await openJoinedPage();
    $session.set(member('m-2'));
    handlers.onJoin();
    handlers.onChange(orderChange('o-1'));
    expect([store.$joined.get(), calls()]).toEqual([false, [0, 0, 0]]);
  });

  it('does not call a view after it unsubscribed', async () => {
    const { store, connections } = openPage();
    const handleChange = vi.fn();
    const stop = store.watch({}, handleChange);
    await settleConnection();
    stop();
    connections[0]?.handlers.onChange(orderChange('o-1'));
    expect(handleChange).not.toHaveBeenCalled();
  });
});
