import type { Member } from '@naungan/domain/member';
import { atom } from 'nanostores';
import { type Channel, createTabs } from './tabs.ts';
import type { Vault } from './vault.ts';

export type SessionState =
  | { state: 'restoring' }
  | { state: 'anonymous' }
  | { state: 'member'; token: string; member: Member };

export type SessionOptions = {
  vault: Vault;
  channel: Channel;
  /** Asks the server who the token belongs to; rejects with `status` 401 or 403 when it is not good any more. */
  verify: (token: string) => Promise<Member>;
  /** A stored session turned out to be of somebody who may not sign in: there is no form to say so. */
  onRefused?: () => void;
  /** Milliseconds that a new tab waits for an open one to answer. */
  patience?: number;
};

const MEMBER_ROLE = 'member';
const isRefusal = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 401 || error.status === 403);

/** Only members who are not inactive may sign in [1 §4]. */
const mayEnter = (member: Member) => member.role === MEMBER_ROLE && member.status !== 'inactive';

/**
 * The session of this tab: restored from the vault, verified by the server, shared with new tabs and ended in
 * all of them (decision 9). A failure of the network keeps the stored member, so that a lost signal signs nobody out.
 */
export function createSession(options: SessionOptions) {
  const { vault } = options;
  const tabs = createTabs(options.channel, options.patience);
  const $session = atom<SessionState>({ state: 'restoring' });
  let restoring: Promise<SessionState> | undefined;

  let leaving = false;
  /** Counts who came in: what was begun before the last of them has nothing to say any more. */
  let entries = 0;
  /** A stored token that the server is still being asked about. */
  let pendingToken: string | null = null;
  const token = () => {
    const session = $session.get();
    return session.state === 'member' ? session.token : pendingToken;
  };

  /** The token of an open tab; null when none answers in time. */
  async function askTabs(): Promise<string | null> {
    const before = entries;
    const sealed = await tabs.ask();
    if (sealed === null || entries !== before) return null;
    vault.adopt('access_token', sealed);
    return vault.read<string>('access_token');
  }

  function forget() {
    pendingToken = null;
    vault.remove('access_token');
    vault.remove('user');
    $session.set({ state: 'anonymous' });
  }

  /** Everything goes but the last URL [1 §4]. */
  async function empty() {
    const url = await vault.read<string>('url');
    vault.clear();
    if (url) await vault.write('url', url);
  }

  async function enter(token: string, member: Member): Promise<boolean> {
    entries += 1;
    if (!mayEnter(member)) {
      forget();
      vault.clear();
      return false;
    }
    await Promise.all([vault.write('access_token', token), vault.write('user', member)]);
    pendingToken = null;
    $session.set({ state: 'member', token, member });
    return true;
  }

  /** Takes the stored session, or an open tab's, unless somebody signs in meanwhile: then it is theirs. */
  async function load(): Promise<SessionState> {
    const before = entries;
    const isOver = () => entries !== before;
    if (vault.sealed('is_visited') === null) await vault.write('is_visited', true);
    const known = (await vault.read<string>('access_token')) ?? (await askTabs());
    if (isOver()) return settled();
    if (!known) {
      forget();
      return $session.get();
    }
    pendingToken = known;
    try {
      const member = await options.verify(known);
      if (isOver()) return settled();
      if (!(await enter(known, member))) options.onRefused?.();
    } catch (error) {
      const stored = await vault.read<Member>('user');
      if (isOver()) return settled();
      if (isRefusal(error) || !stored) forget();
      else await enter(known, stored);
    }
    return $session.get();
  }

  /** Whoever came in is written down first. */
  function settled(): Promise<SessionState> {
    return new Promise((resolve) => {
      const stop = $session.subscribe((session) => {
        if (session.state === 'restoring') return;
        resolve(session);
        queueMicrotask(() => stop());
      });
    });
  }

  tabs.answer(() => ($session.get().state === 'member' ? vault.sealed('access_token') : null));
  // Emptied first: a guard that sees the member go remembers its page, and that is to stay.
  tabs.onLogout(() => void empty().then(forget));

  return {
    $session,
    token,
    /** The member is on the way out: a guard must not remember the page or lead to the login. */
    get leaving() {
      return leaving;
    },
    /** Restores once; later calls answer the same. */
    restore(): Promise<SessionState> {
      restoring ??= load();
      return restoring;
    },
    enter,
    /** A member's record changed (profile saved). */
    async update(member: Member) {
      const session = $session.get();
      if (session.state === 'member') await enter(session.token, member);
    },
    /** Ends the session of this tab: drafts and the last URL stay. */
    forget,
    /** Ends the session of every tab: everything goes but the last URL. */
    async leave() {
      leaving = true;
      await empty();
      forget();
      tabs.logout();
    },
  };
}
