import { ApiProblem } from '@naungan/api/api-problem';
import { GoogleAccountUnknown } from '@naungan/ui/account/google-unknown';
import { LoginForm } from '@naungan/ui/account/login-form';
import { PasskeyButton } from '@naungan/ui/account/passkey-button';
import { useEffect } from 'react';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useGoogle } from '../react/use-google.ts';
import { useLoginNotice } from '../react/use-login-notice.ts';
import { useNotifyFormShown } from '../react/use-notify-form-shown.ts';
import { useSession } from '../react/use-session.ts';
import { useUrlQuery } from '../react/use-url-query.ts';
import { registerWithGoogle } from '../session/google-sign-in.ts';
import { canUsePasskeys, provePasskey } from '../session/passkey.ts';
import { signInOf } from '../session/sign-in.ts';
import type { Storefront } from '../storefront.ts';
import { Frame, LoadingPlaceholder } from './Frame.tsx';
import { renderGoogleButton } from './GoogleSignIn.tsx';

/**
 * Returns whether an error has no message; the form then displays its default message [1 §8]. A request without a
 * response has the client's message.
 */
const hasNoMessage = (error: unknown) =>
  error instanceof ApiProblem && error.status > 0 && error.code === '' && error.raw === '';

async function login(shop: Storefront, form: { email: string; password: string }) {
  const signIn = signInOf(shop);
  try {
    const { response } = await shop.events.watchStep('sign-in', { line: null, planId: null }, () =>
      shop.api.call('login', { body: form }),
    );
    await signIn.start(response, signIn.nextOf());
  } catch (error) {
    throw hasNoMessage(error) ? new Error('', { cause: error }) : error;
  }
}

async function loginWithPasskey(shop: Storefront) {
  const signIn = signInOf(shop);
  const body = await provePasskey(shop);
  const { response } = await shop.api.call('loginPasskey', { body });
  await signIn.start(response, signIn.nextOf());
}

export type LoginProps = {
  /** Whether the site offers Google's sign-in. Given if the server has rendered the page; otherwise the browser loads the settings. */
  isGoogleOffered?: boolean;
};

/**
 * Signs in, then redirects to the page that the visitor wanted. A signed-in member is redirected home [1
 * §2.2].
 */
export function Login({ isGoogleOffered }: LoginProps) {
  const shop = useStorefront();
  const { links } = shop;
  const signIn = signInOf(shop);
  const sessionState = useSession();
  const next = signIn.nextOf(useUrlQuery());
  const { isReady, start, result } = useGoogle('login', isGoogleOffered);
  const notice = useLoginNotice(isReady);
  const isAlreadySignedIn = sessionState.state === 'member' && !signIn.isSigningIn();
  useEffect(() => {
    if (isAlreadySignedIn) void signIn.redirectSignedIn();
  }, [isAlreadySignedIn, signIn]);

  useNotifyFormShown(sessionState.state !== 'restoring' && !isAlreadySignedIn && notice !== undefined);

  if (isAlreadySignedIn) return <LoadingPlaceholder />;
  if (result?.state === 'unknown')
    return (
      <Frame>
        <GoogleAccountUnknown
          onRegister={() => registerWithGoogle(shop, result.googleToken)}
          loginHref={signIn.withNext(links.login, result.googleToken.next)}
          termsHref={links.terms}
          privacyHref={links.privacy}
        />
      </Frame>
    );
  const googleButton = renderGoogleButton('login', start);
  return (
    <Frame mayRedirect={!isReady}>
      <LoginForm
        // Google's result arrives later, and the form reads `failure` only when it mounts.
        key={result?.state}
        onSubmit={(form) => login(shop, form)}
        registerHref={signIn.withNext(links.register, next)}
        recoveryHref={signIn.withNext(links.recovery, next)}
        notice={notice}
        google={
          canUsePasskeys(shop) ? (
            <>
              {googleButton}
              <PasskeyButton onPress={() => loginWithPasskey(shop)} />
            </>
          ) : (
            googleButton
          )
        }
        failure={result?.state === 'failed' ? result.message : undefined}
      />
    </Frame>
  );
}
