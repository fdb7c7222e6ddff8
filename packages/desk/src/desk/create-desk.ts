import { createDeskClient } from '@naungan/api/desk-client';
import { createDevice } from '@naungan/storefront/session/device';
import { answerPasskeyChallenge, registerPasskey } from '@naungan/storefront/session/passkey';
import { browserStorage } from '@naungan/storefront/storage/browser-storage';
import type { OpenPdf } from '@naungan/ui/records/pdf-viewer';
import { createDraftStore } from '../drafts/draft-store.ts';
import type { Acceptance, Accepted, Invitation } from '../invitation/invitation-form.ts';
import { routeHref } from '../routing/route.ts';
import { createHashRouter } from '../routing/router.ts';
import { createDeskSession } from '../session/desk-session.ts';
import { type IdleTimer, startIdleTimer } from '../session/idle-timer.ts';
import type { SecondFactor, SecondStep } from '../shell/second-step.ts';
import { createShortcuts } from '../shortcuts/shortcut-registry.ts';
import { createChangeSignal, withChangeSignal } from './change-signal.ts';

/** Lists refresh by themselves only if there was input within this time, so that the session of an idle page ends. */
const IN_USE_MS = 5 * 60_000;

const PASSKEY_NOT_CREATED = 'Passkey tidak dibuat. Coba lagi, atau pakai aplikasi autentikator.';
const PASSKEY_CANCELLED = 'Passkey tidak dipakai. Coba lagi, atau pakai cara lain.';

/** Creates the objects that all screens share: API client, session, drafts and address. */
export function createDesk({ openPdf }: { openPdf: OpenPdf }) {
  const storage = browserStorage('desk');
  const session = createDeskSession(storage);
  const device = createDevice();
  const drafts = createDraftStore(storage);
  const router = createHashRouter(window);
  const changes = createChangeSignal();
  let idleTimer: IdleTimer | null = null;

  const client = createDeskClient({
    token: session.token,
    device: device.headers,
    onUnauthorized: () => session.end('ended'),
  });
  /** Sign-in does not use `client`: its 401 must not count as the end of a session. */
  const anonymousClient = createDeskClient({ token: () => null, device: device.headers });

  return {
    ...withChangeSignal(client, changes),
    changes,
    session,
    drafts,
    openPdf,
    router,
    shortcuts: createShortcuts(() => performance.now()),
    positions: new Map<string, { id: string; index: number }>(),
    listHrefs: new Map<string, string>(),
    previousPages: new Map<string, string>(),
    now: () => Date.now(),
    isInUse: () => document.visibilityState === 'visible' && (idleTimer?.idleMs() ?? 0) < IN_USE_MS,
    /** Signs in with the password. Resolves to the second step, or to null if the account needs none. */
    async signIn({ email, password }: { email: string; password: string }): Promise<SecondStep | null> {
      const { response } = await anonymousClient.call('deskLogin', { body: { email, password } });
      const { access_token, secondFactor } = response;
      if (access_token !== null) await session.start({ token: access_token, email });
      return secondFactor && { ...secondFactor, email };
    },
    /** Signs in with the second factor. */
    async confirm({ email, challenge, passkey }: SecondStep, proof: SecondFactor): Promise<void> {
      const body =
        proof === 'passkey' && passkey
          ? { challenge, passkey: await answerPasskeyChallenge(passkey, PASSKEY_CANCELLED) }
          : { challenge, ...(proof as Exclude<SecondFactor, 'passkey'>) };
      const { response } = await anonymousClient.call('deskSecondFactor', { body });
      await session.start({ token: response.access_token, email });
    },
    async readInvitation(token: string): Promise<Invitation> {
      return (await anonymousClient.call('deskInvitation', { body: { token } })).response;
    },
    /** Creates a passkey for an invited person on this device; null in a browser without passkeys. */
    createPasskey:
      'PublicKeyCredential' in window
        ? ({ passkey }: Invitation) => registerPasskey(passkey, PASSKEY_NOT_CREATED)
        : null,
    /** Sets the password and the second factor of an invitation. The session starts only with `session.start`. */
    async acceptInvitation(token: string, acceptance: Acceptance): Promise<Accepted> {
      return (
        await anonymousClient.call('deskAcceptInvitation', {
          body: { token, ...acceptance },
        })
      ).response;
    },
    /** Ends the session. The next person at this browser begins at the start page, not at the record that was open. */
    signOut(): void {
      drafts.clear();
      router.replace(routeHref('/start'));
      // Without a connection, the session ends on the server after 30 idle minutes.
      void client.call('deskLogout', {}).catch(() => undefined);
      session.end('signed-out');
    },
    /** Ends the session after 30 idle minutes; returns a function that stops watching. */
    watchIdle(): () => void {
      idleTimer = startIdleTimer(
        document,
        () => Date.now(),
        () => session.end('ended'),
      );
      return idleTimer.stop;
    },
  };
}
