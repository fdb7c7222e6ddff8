import { useStore } from '@nanostores/react';
import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { useStorefrontMessages, withQuery } from '@naungan/ui/primitives/host';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { Toaster, toast } from '@naungan/ui/primitives/toast';
import { type ReactNode, useEffect } from 'react';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useSession } from '../react/use-session.ts';

type FrameProps = {
  children: ReactNode;
  /** Whether a redirect may follow. The stored notice is then not displayed here but on the next page. */
  mayRedirect?: boolean;
};

/** Frame of every flow: displays toasts and a stored notice. */
export function Frame({ children, mayRedirect = false }: FrameProps) {
  const { session, notice } = useStorefront();
  const { state } = useStore(session.$session);
  useEffect(() => {
    const text = state === 'anonymous' && !mayRedirect ? notice.take() : null;
    if (text) toast({ tone: 'warning', message: text });
  }, [state, mayRedirect, notice]);
  return (
    <>
      {/*
       * The toasts are outside of the container, because some browsers position fixed elements relative to a
       * container instead of the window.
       */}
      <div className="nu:@container">{children}</div>
      <Toaster />
    </>
  );
}

/** Placeholder of a flow's content, with the height of the server-rendered page. */
export function LoadingPlaceholder({ label }: { label?: string }) {
  const texts = useStorefrontMessages();
  return (
    <div className="nu:grid nu:min-h-[50vh] nu:place-items-center">
      <Spinner label={label ?? texts.loading} />
    </div>
  );
}

type MemberOnlyProps = {
  /**
   * For pages that require a complete profile: milliseconds that the warning is displayed before the redirect to the
   * profile [2 §4].
   */
  profileWarningMs?: number;
  /** Shown until the session is known. Default: a spinner. */
  placeholder?: ReactNode;
  children: (member: Member) => ReactNode;
};

/**
 * Renders its content for a signed-in member. Other visitors are sent to /login and return here [1 §2.3]; a member whose
 * profile is incomplete for an order is warned, sent to the profile, and returns as well [2 §4].
 */
export function MemberOnly({
  profileWarningMs,
  placeholder = <LoadingPlaceholder />,
  children,
}: MemberOnlyProps) {
  const sessionState = useSession();
  const { session, fileSaves, rememberUrl, navigate, currentUrl, links } = useStorefront();
  const member = sessionState.state === 'member' ? sessionState.member : null;
  const isProfileIncomplete = profileWarningMs !== undefined && member !== null && !member.completeProfile;

  useEffect(() => {
    if (sessionState.state === 'anonymous' && !session.isSigningOut)
      void rememberUrl(session.isEndedByServer ? 'ended' : 'members-only')
        .then(fileSaves.finished)
        .then(() => navigate(links.login, { replace: true }));
  }, [sessionState.state, session, fileSaves, rememberUrl, navigate, links]);

  useEffect(() => {
    if (!isProfileIncomplete) return;
    toast({ tone: 'warning', message: MESSAGES.profile.incomplete });
    const { pathname, search, hash } = currentUrl();
    const next = encodeURIComponent(pathname + search + hash);
    const timer = setTimeout(
      () => navigate(withQuery(links.account, `tab=profile&next=${next}`), { replace: true }),
      profileWarningMs,
    );
    return () => clearTimeout(timer);
  }, [isProfileIncomplete, profileWarningMs, navigate, currentUrl, links]);

  return (
    <Frame mayRedirect={!member}>{member && !isProfileIncomplete ? children(member) : placeholder}</Frame>
  );
}
