import type { Member } from '@naungan/domain/member/record';
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
 * all of them [Q9]. A failure of the network keeps the stored member, so that a lost signal signs nobody out.
 */
export function createSession(options: SessionOptions) {
  const { vault } = options;
  const tabs = createTabs(options.channel, options.patience);
  const $session = atom<SessionState>({ state: 'restoring' });
  let restoring: Promise<SessionState> | undefined;

  let leaving = false;
  /** Somebody signs in, or has, on this page. */
  let signIn: Promise<boolean> | undefined;
  /** A stored token that the server is still being asked about. */
  let pendingToken: string | null = null;
  const token = () => {
    const session = $session.get();
    return session.state === 'member' ? session.token : pendingToken;
  };

  /** The token of an open tab; null when none answers in time. */
  async function askTabs(): Promise<string | null> {
    const sealed = await tabs.ask();
    if (sealed === null || signIn) return null;
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

  /** Writes the session down for the pages to come; false for somebody who may not sign in. */
  async function hold(token: string, member: Member): Promise<boolean> {
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

  function enter(token: string, member: Member): Promise<boolean> {
    signIn = hold(token, member);
    return signIn;
  }

  /** Whether the session is decided without what is stored: somebody signed in meanwhile, or left in another tab. */
  async function isDecided(): Promise<boolean> {
    await signIn?.catch(() => undefined);
    return $session.get().state !== 'restoring';
  }

  /** Takes the stored session, or an open tab's, unless it is decided meanwhile. */
  async function load(): Promise<SessionState> {
    if (vault.sealed('is_visited') === null) await vault.write('is_visited', true);
    const known = (await vault.read<string>('access_token')) ?? (await askTabs());
    if (await isDecided()) return $session.get();
    if (!known) {
      forget();
      return $session.get();
    }
    pendingToken = known;
    const asked = await options.verify(known).then(
      (member) => ({ member }),
      (error: unknown) => ({ error }),
    );
    if (await isDecided()) return $session.get();
    if ('member' in asked) {
      if (!(await hold(known, asked.member))) options.onRefused?.();
      return $session.get();
    }
    const stored = await vault.read<Member>('user');
    if (await isDecided()) return $session.get();
    if (isRefusal(asked.error) || !stored) forget();
    else await hold(known, stored);
    return $session.get();
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
      if (session.state === 'member') await hold(session.token, member);
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
