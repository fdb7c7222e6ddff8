import { RegisterForm, type RegisterFormProps } from '@naungan/ui/account/register-form';
import { useEffect } from 'react';
import { mailedLinkTarget } from '../calls/mailed-link-target.ts';
import { formAutosaveOf } from '../drafts/browser-autosave.ts';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useGoogle } from '../react/use-google.ts';
import { useLoginNotice } from '../react/use-login-notice.ts';
import { useNotifyFormShown } from '../react/use-notify-form-shown.ts';
import { useSession } from '../react/use-session.ts';
import { useUrlQuery } from '../react/use-url-query.ts';
import { signInOf } from '../session/sign-in.ts';
import type { Storefront } from '../storefront.ts';
import { Frame, LoadingPlaceholder } from './Frame.tsx';
import { renderGoogleButton } from './GoogleSignIn.tsx';

/** Registers. The mailed link may be opened in another browser, so it contains the page that the visitor wanted. */
async function register(shop: Storefront, form: Parameters<RegisterFormProps['onSubmit']>[0]) {
  const target = await signInOf(shop).loginTarget();
  await shop.api.call('register', { body: { ...form, ...mailedLinkTarget(shop, target) } });
}

export type RegisterProps = {
  /** Whether the site offers Google's sign-in. Given if the server has rendered the page; otherwise the browser loads the settings. */
  isGoogleOffered?: boolean;
};

/** Registers a member; the following login continues to the page that the visitor wanted. */
export function Register({ isGoogleOffered }: RegisterProps) {
  const shop = useStorefront();
  const { links, navigate } = shop;
  const signIn = signInOf(shop);
  const sessionState = useSession();
  const next = signIn.nextOf(useUrlQuery());
  const { isReady, start, result } = useGoogle('register', isGoogleOffered);
  const notice = useLoginNotice(isReady);
  const isAlreadySignedIn = sessionState.state === 'member' && !signIn.isSigningIn();
  useEffect(() => {
    if (isAlreadySignedIn) navigate(links.home, { replace: true });
  }, [isAlreadySignedIn, navigate, links]);

  useNotifyFormShown(sessionState.state !== 'restoring' && !isAlreadySignedIn && notice !== undefined);

  if (isAlreadySignedIn) return <LoadingPlaceholder />;
  return (
    <Frame mayRedirect={!isReady}>
      <RegisterForm
        // Google's result arrives later, and the form reads `failure` only when it mounts.
        key={result?.state}
        onSubmit={(form) => register(shop, form)}
        notice={notice}
        loginHref={signIn.withNext(links.login, next)}
        termsHref={links.terms}
        privacyHref={links.privacy}
        autosave={formAutosaveOf(shop)('register')}
        google={renderGoogleButton('register', start)}
        failure={result?.state === 'failed' ? result.message : undefined}
      />
    </Frame>
  );
}
