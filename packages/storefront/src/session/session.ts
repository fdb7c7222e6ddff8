import type { Member } from '@naungan/domain/member/record';
import { atom } from 'nanostores';
import type { Flag } from '../storage/browser-flag.ts';
import type { EncryptedStorage } from '../storage/encrypted-storage.ts';
import { type Channel, createTabChannel, type RenewMessage } from './tab-channel.ts';

export type SessionState =
  | { state: 'restoring' }
  | { state: 'anonymous' }
  | { state: 'member'; token: string; member: Member };

export type SessionOptions = {
  storage: EncryptedStorage;
  channel: Channel;
  /** Loads the member of a token; rejects with status 401 or 403 if it is invalid. */
  verify: (token: string) => Promise<Member>;
  /** Called when another tab has replaced the member's token. */
  onRenew?: (message: RenewMessage) => void;
  /**
   * Called if the restored session belongs to an account that may not sign in. Must inform the visitor,
   * because no login form is open that shows the reason.
   */
  onSignInNotAllowed?: () => void;
  /** Set while a tab of this browser is signed in, as far as known. */
  signedInFlag: Flag;
  /**
   * Milliseconds that a new tab waits for the response of an open tab: `withFlag` while `signedInFlag` is set, else
   * `withoutFlag`.
   */
  tabTimeoutMs?: { withFlag: number; withoutFlag: number };
};

/**
 * With the flag, a signed-in tab in the background of a slow phone needs the long timeout to respond. Without the flag
 * there is probably no such tab, and a visitor must not wait. The inline scripts (`src/components/inline`) use the same
 * values.
 */
const TAB_TIMEOUT_MS = { withFlag: 2_000, withoutFlag: 150 };

const MEMBER_ROLE = 'member';
const isSessionRejected = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  (error.status === 401 || error.status === 403);

/** Returns whether an account may sign in: a member who is not inactive [1 §4]. */
const maySignIn = (member: Member) => member.role === MEMBER_ROLE && member.status !== 'inactive';

/**
 * Creates the session of this tab. The session is restored from the encrypted storage, verified by the server, shared with
 * new tabs and ended in all tabs [Q9]. After a network failure the stored member stays signed in.
 */
export function createSession(options: SessionOptions) {
  const { storage, signedInFlag, tabTimeoutMs = TAB_TIMEOUT_MS } = options;
  const tabs = createTabChannel(options.channel);
  const $session = atom<SessionState>({ state: 'restoring' });
  let restorePromise: Promise<SessionState> | undefined;

  let isSigningOut = false;
  /** Whether the server has rejected the token. */
  let isEndedByServer = false;
  /** The login on this page, in progress or done. */
  let signInPromise: Promise<boolean> | undefined;
  /**
   * Returns the verified token; null without one. A stored token is not sent before its verification, because the server
   * would reject every call if the token has expired.
   */
  const token = () => {
    const session = $session.get();
    return session.state === 'member' ? session.token : null;
  };

  /** Returns the token of an open tab; null if none responds in time. */
  async function requestTokenFromTabs(): Promise<string | null> {
    const ciphertext = await tabs.requestCiphertext(
      signedInFlag.isSet() ? tabTimeoutMs.withFlag : tabTimeoutMs.withoutFlag,
    );
    if (ciphertext === null || signInPromise) return null;
    storage.setCiphertext('access_token', ciphertext);
    return storage.read<string>('access_token');
  }

  function forget() {
    storage.remove('access_token');
    storage.remove('user');
    signedInFlag.remove();
    $session.set({ state: 'anonymous' });
  }

  /** Clears the storage except the last URL [1 §4]. */
  async function clearStorage() {
    const url = await storage.read<string>('url');
    storage.clear();
    if (url) await storage.write('url', url);
  }

  /** Stores the session for the next pages; false for an account that may not sign in. */
  async function persist(accessToken: string, member: Member): Promise<boolean> {
    if (!maySignIn(member)) {
      forget();
      storage.clear();
      return false;
    }
    await Promise.all([storage.write('access_token', accessToken), storage.write('user', member)]);
    signedInFlag.set();
    $session.set({ state: 'member', token: accessToken, member });
    return true;
  }

  function start(accessToken: string, member: Member): Promise<boolean> {
    signInPromise = persist(accessToken, member);
    return signInPromise;
  }

  /** Resolves to whether the stored session is outdated: a login here or a logout in another tab came first. */
  async function isSuperseded(): Promise<boolean> {
    await signInPromise?.catch(() => undefined);
    return $session.get().state !== 'restoring';
  }

  /**
   * Restores the stored session, or the session of an open tab. Changes nothing if the visitor logs in here, or logs
   * out in another tab, in the meantime.
   */
  async function load(): Promise<SessionState> {
    // The specification requires this flag [1 §3]; no code reads it.
    if (storage.ciphertext('is_visited') === null) await storage.write('is_visited', true);
    const storedToken = (await storage.read<string>('access_token')) ?? (await requestTokenFromTabs());
    if (await isSuperseded()) return $session.get();
    if (!storedToken) {
      forget();
      return $session.get();
    }
    const outcome = await options.verify(storedToken).then(
      (member) => ({ member }),
      (error: unknown) => ({ error }),
    );
    if (await isSuperseded()) return $session.get();
    // Another token may have replaced the stored one in the meantime.
    const token = (await storage.read<string>('access_token')) ?? storedToken;
    if ('member' in outcome) {
      if (!(await persist(token, outcome.member))) options.onSignInNotAllowed?.();
      return $session.get();
    }
    const storedMember = await storage.read<Member>('user');
    if (await isSuperseded()) return $session.get();
    isEndedByServer = isSessionRejected(outcome.error);
    if (isEndedByServer || !storedMember) forget();
    else await persist(token, storedMember);
    return $session.get();
  }

  tabs.respondWith(() => ($session.get().state === 'member' ? storage.ciphertext('access_token') : null));
  // Clears the storage before the state changes. The change makes `MemberOnly` store the last URL, and a later clearing could
  // delete this URL.
  tabs.onLogout(() => void clearStorage().then(forget));
  tabs.onRenew((message) => options.onRenew?.(message));

  return {
    $session,
    token,
    /** Returns whether the member is logging out: `MemberOnly` then must not store the last URL or redirect to the login. */
    get isSigningOut() {
      return isSigningOut;
    },
    /** Returns whether the server has ended the session: the login page then states this reason. */
    get isEndedByServer() {
      return isEndedByServer;
    },
    /** Restores the session once; later calls return the same promise. */
    restore(): Promise<SessionState> {
      restorePromise ??= load();
      return restorePromise;
    },
    /** Starts the session after a login; false for an account that may not sign in. */
    start,
    /** Stores the member's changed data, for example after a saved profile. */
    async update(member: Member) {
      const session = $session.get();
      if (session.state === 'member') await persist(session.token, member);
    },
    /** Ends the session of this tab; drafts and the last URL stay. */
    forget,
    /** Ends the session of this tab because the server has ended it. */
    expire() {
      isEndedByServer = true;
      forget();
    },
    /** Ends the session of every tab and clears the storage except the last URL. */
    async signOut() {
      isSigningOut = true;
      await clearStorage();
      forget();
      tabs.logout();
    },
  };
}
