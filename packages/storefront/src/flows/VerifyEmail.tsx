import type { Member } from '@naungan/domain/member/record';
import { VerifyResult } from '@naungan/ui/account/verify-result';
import { type Messages, useStorefrontMessages, withQuery } from '@naungan/ui/primitives/host';
import { mailedLinkTarget } from '../calls/mailed-link-target.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useSession } from '../react/use-session.ts';
import { pathAfterLogin } from '../session/redirect.ts';
import { signInOf } from '../session/sign-in.ts';
import type { Storefront } from '../storefront.ts';
import { Frame } from './Frame.tsx';

/**
 * Returns the link with which a signed-in member continues: to the page that required the registration, else to the
 * profile or the account.
 */
function nextLink(shop: Storefront, { completeProfile }: Member, texts: Messages['Storefront']) {
  const href = pathAfterLogin(shop.links, signInOf(shop).nextOf(), null);
  const { account, home } = shop.links;
  if (href !== home) return { label: texts.continue, href };
  return completeProfile
    ? { label: texts.toAccount, href: account }
    : { label: texts.completeProfile, href: withQuery(account, 'tab=profile') };
}

/** Verifies the e-mail address to which a link was sent. A member whose link has expired can request a new link. */
export function VerifyEmail({ id }: { id: string }) {
  const texts = useStorefrontMessages();
  const shop = useStorefront();
  const { api, session, links } = shop;
  const signIn = signInOf(shop);
  const sessionState = useSession();
  const resend = () => api.call('resendVerification', { query: mailedLinkTarget(shop, signIn.nextOf()) });

  async function verify() {
    const { message } = await api.call('verifyEmail', { params: { id } });
    const restoredSession = await session.restore();
    if (restoredSession.state === 'member')
      await session.update({ ...restoredSession.member, emailVerified: true });
    return message;
  }

  return (
    <Frame>
      <VerifyResult
        verify={verify}
        loginHref={signIn.withNext(links.login)}
        homeHref={links.home}
        next={sessionState.state === 'member' ? nextLink(shop, sessionState.member, texts) : undefined}
        onResend={sessionState.state === 'member' ? resend : undefined}
      />
    </Frame>
  );
}
