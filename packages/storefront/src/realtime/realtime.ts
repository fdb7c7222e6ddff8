import { type Change, type Identity, memberIdentity } from '@naungan/api/realtime';
import { atom, type ReadableAtom } from 'nanostores';
import type { SessionState } from '../session/session.ts';

/**
 * The events of a connection. `onJoin` is called when the page may have missed changes: after each join, and after an
 * interruption on the server. `changeAge`: milliseconds since the last change of the identity's records, if there was
 * one in the last minute.
 */
export type RealtimeHandlers = {
  onJoin: (changeAge?: number) => void;
  onLeave: () => void;
  onChange: (change: Change) => void;
};
/** Changes that a view watches; without an order, all changes of these kinds. */
export type ChangeFilter = { orderId?: string; kinds?: readonly Change['kind'][] };

export type RealtimeOptions = {
  $session: ReadableAtom<SessionState>;
  /** Opens a connection; its code is loaded on first use. */
  open: (identity: Identity, handlers: RealtimeHandlers) => Promise<{ close(): void }>;
  /** Calls `work` when the page is idle; returns the function that cancels the call. */
  whenIdle: (work: () => void) => () => void;
  /** The page's window and document, or fakes. */
  window: EventTarget;
  document: EventTarget & { visibilityState: DocumentVisibilityState };
  /** Returns the identity while no one is signed in; called once. */
  guest: () => Identity;
  /** Time at which the page began to load, in milliseconds since 1970. The data of the page are not older. */
  pageStart: number;
};

/** Milliseconds for which the server stores the time of the last change. */
const KNOWN_CHANGE_MS = 60_000;
/** Milliseconds for which a hidden page keeps its connection. */
const HIDDEN_MS = 5 * 60_000;
/**
 * Milliseconds for which the connection stays open after the last view has unsubscribed. Another view, such as the next tab
 * of the page, often subscribes in this time, and can then use the same connection.
 */
const CLOSE_DELAY_MS = 5_000;

const matches = ({ orderId, kinds }: ChangeFilter, change: Change): boolean =>
  (orderId === undefined || change.orderId === orderId) && (!kinds || kinds.includes(change.kind));

/**
 * Creates the realtime connection of this page. The connection is open only while a view watches. It opens when the page is
 * idle, and opens again for another session. It closes after the page was hidden for five minutes. It also closes on
 * `pagehide`, so that the browser may keep the page in its back/forward cache.
 */
export function createRealtimeStore(options: RealtimeOptions) {
  const { $session, open, whenIdle, window, document, pageStart } = options;
  const $joined = atom(false);
  const watchers = new Map<(change?: Change) => void, ChangeFilter>();
  let hasJoined = false;
  let guest: Identity | undefined;
  let isSuspended = false;
  let isStarted = false;
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  /** The only connection, open or opening. */
  let currentConnection: { key: string; close: () => void } | undefined;

  function currentIdentity(): Identity | null {
    const session = $session.get();
    if (session.state === 'restoring') return null;
    if (session.state === 'member') return memberIdentity(session.token, session.member);
    guest ??= options.guest();
    return guest;
  }

  function connect(identity: Identity): () => void {
    let connection: { close(): void } | undefined;
    let isEnded = false;
    const handlers: RealtimeHandlers = {
      onJoin(changeAge = Number.POSITIVE_INFINITY) {
        if (isEnded) return;
        $joined.set(true);
        const pageAge = Date.now() - pageStart;
        // The data of the first view are current unless a record has changed since the page began to load. For a page older
        // than a minute this is unknown.
        const mayBeOutdated = hasJoined || changeAge <= pageAge || pageAge > KNOWN_CHANGE_MS;
        hasJoined = true;
        if (mayBeOutdated) for (const notify of [...watchers.keys()]) notify();
      },
      onLeave() {
        if (!isEnded) $joined.set(false);
      },
      onChange(change) {
        if (isEnded) return;
        for (const [notify, filter] of [...watchers]) if (matches(filter, change)) notify(change);
      },
    };
    const cancelOpen = whenIdle(() => {
      open(identity, handlers).then(
        (openedConnection) => {
          if (isEnded) openedConnection.close();
          else connection = openedConnection;
        },
        // The code failed to load: views continue to poll.
        () => undefined,
      );
    });
    return () => {
      isEnded = true;
      cancelOpen();
      connection?.close();
      $joined.set(false);
    };
  }

  /** Opens, replaces or closes the connection, as the watchers and the session require. */
  function update() {
    const identity = watchers.size > 0 && !isSuspended ? currentIdentity() : null;
    const key = identity ? `${identity.userId} ${identity.token}` : '';
    if (key === (currentConnection?.key ?? '')) return;
    currentConnection?.close();
    currentConnection = identity ? { key, close: connect(identity) } : undefined;
  }

  function setSuspended(value: boolean) {
    clearTimeout(hiddenTimer);
    isSuspended = value;
    update();
  }

  function onVisibilityChange() {
    clearTimeout(hiddenTimer);
    if (document.visibilityState === 'visible') setSuspended(false);
    else hiddenTimer = setTimeout(() => setSuspended(true), HIDDEN_MS);
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    onVisibilityChange();
    $session.listen(update);
    window.addEventListener('pagehide', () => setSuspended(true));
    window.addEventListener('pageshow', () => setSuspended(false));
    document.addEventListener('visibilitychange', onVisibilityChange);
  }

  return {
    /** Whether the connection receives changes; a view then polls less often. */
    $joined: $joined as ReadableAtom<boolean>,
    /**
     * Calls `onPossibleChange` when a record that matches the filter may have changed. After a reconnect the call has no
     * `change`, because the changes are unknown. Returns the function that unsubscribes.
     */
    watch(filter: ChangeFilter, onPossibleChange: (change?: Change) => void): () => void {
      start();
      clearTimeout(closeTimer);
      const notify = (change?: Change) => onPossibleChange(change);
      watchers.set(notify, filter);
      update();
      return () => {
        watchers.delete(notify);
        clearTimeout(closeTimer);
        closeTimer = setTimeout(update, CLOSE_DELAY_MS);
      };
    },
  };
}
