import { type Change, guestIdentity, type Identity, memberIdentity } from '@naungan/api/realtime';
import { atom, type ReadableAtom } from 'nanostores';
import type { SessionState } from './session.ts';

/** What a connection says; `onJoin` also after an interruption in which changes may have gone unheard. */
export type Hear = { onJoin: () => void; onLeave: () => void; onChange: (change: Change) => void };
/** What a page shows; without an order, everything of this kind. */
export type About = { orderId?: string; kinds?: readonly Change['kind'][] };

export type RealtimeOptions = {
  $session: ReadableAtom<SessionState>;
  /** Opens a connection; its code is loaded only then. */
  open: (identity: Identity, hear: Hear) => Promise<{ close(): void }>;
  /** Runs when the page has nothing better to do; answers how to give it up. */
  whenIdle: (work: () => void) => () => void;
  /** The page's window and document, or fakes. */
  window: EventTarget;
  document: EventTarget & { visibilityState: DocumentVisibilityState };
  /** A random id, for the time that nobody is signed in. */
  guestId: () => string;
};

/** A page out of sight keeps its connection this long, in ms. */
const HIDDEN_MS = 5 * 60_000;
/** Another view that watches may follow the one that went, as in the tabs of the account. */
const LINGER_MS = 5_000;

const concerns = ({ orderId, kinds }: About, change: Change): boolean =>
  (orderId === undefined || change.orderId === orderId) && (!kinds || kinds.includes(change.kind));

/**
 * The connection of this page, there only while a view watches and somebody could see it: it opens when the page is
 * idle, changes with the session, rests when the page is hidden for long, and is gone before the browser puts the
 * page aside, so that going back restores it at once.
 */
export function createRealtimeStore(options: RealtimeOptions) {
  const { $session, open, whenIdle, window, document } = options;
  const $joined = atom(false);
  const watchers = new Map<() => void, About>();
  let guestId: string | undefined;
  let asleep = false;
  let started = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let lingering: ReturnType<typeof setTimeout> | undefined;
  /** What is open or about to be: one at a time. */
  let current: { key: string; end: () => void } | undefined;

  function identity(): Identity | null {
    const session = $session.get();
    if (session.state === 'restoring') return null;
    if (session.state === 'member') return memberIdentity(session.token, session.member);
    guestId ??= options.guestId();
    return guestIdentity(guestId);
  }

  function connect(who: Identity): () => void {
    let connection: { close(): void } | undefined;
    let over = false;
    const hear: Hear = {
      onJoin() {
        if (over) return;
        $joined.set(true);
        for (const tell of [...watchers.keys()]) tell();
      },
      onLeave: () => !over && $joined.set(false),
      onChange(change) {
        if (over) return;
        for (const [tell, about] of [...watchers]) if (concerns(about, change)) tell();
      },
    };
    const giveUp = whenIdle(() => {
      open(who, hear).then(
        (made) => {
          if (over) made.close();
          else connection = made;
        },
        // Its code did not load: pages go on asking by themselves.
        () => undefined,
      );
    });
    return () => {
      over = true;
      giveUp();
      connection?.close();
      $joined.set(false);
    };
  }

  /** Opens, changes or closes, so that what is open is what is wanted. */
  function settle() {
    const who = watchers.size > 0 && !asleep ? identity() : null;
    const key = who ? `${who.userId} ${who.token}` : '';
    if (key === (current?.key ?? '')) return;
    current?.end();
    current = who ? { key, end: connect(who) } : undefined;
  }

  function sleep(yes: boolean) {
    clearTimeout(resting);
    asleep = yes;
    settle();
  }

  function look() {
    clearTimeout(resting);
    if (document.visibilityState === 'visible') sleep(false);
    else resting = setTimeout(() => sleep(true), HIDDEN_MS);
  }

  function start() {
    if (started) return;
    started = true;
    look();
    $session.listen(settle);
    window.addEventListener('pagehide', () => sleep(true));
    window.addEventListener('pageshow', () => sleep(false));
    document.addEventListener('visibilitychange', look);
  }

  return {
    /** Whether changes are heard now; while they are, a page need not ask often. */
    $joined: $joined as ReadableAtom<boolean>,
    /** Calls `changed` when what it is about may have changed; answers how to stop. */
    watch(about: About, changed: () => void): () => void {
      start();
      clearTimeout(lingering);
      const tell = () => changed();
      watchers.set(tell, about);
      settle();
      return () => {
        watchers.delete(tell);
        clearTimeout(lingering);
        lingering = setTimeout(settle, LINGER_MS);
      };
    },
  };
}
