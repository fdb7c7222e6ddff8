import { ApiError } from '@naungan/api/failure';
import { GoogleUnknown } from '@naungan/ui/account/google-unknown';
import { LoginForm } from '@naungan/ui/account/login-form';
import { useEffect } from 'react';
import { api } from '../stores/app.ts';
import { Frame, Waiting } from './Frame.tsx';
import { googleSignIn } from './GoogleSignIn.tsx';
import { registerWithGoogle } from './google.ts';
import { LEGAL } from './legal.ts';
import { isSigningIn, nextOf, redirectSignedIn, startSession, withNext } from './sign-in.ts';
import { useAddress } from './use-address.ts';
import { useFormShown } from './use-form-shown.ts';
import { useGoogle } from './use-google.ts';
import { useLoginNotice } from './use-login-notice.ts';
import { useSession } from './use-session.ts';

/** An answer without any text: the form has a message for it [1 §8]. A call without an answer keeps the client's. */
const saysNothing = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code === '' && error.raw === '';

async function signIn(form: { email: string; password: string }) {
  try {
    const { response } = await api.call('login', { body: form });
    await startSession(response, nextOf());
  } catch (error) {
    throw saysNothing(error) ? new Error('', { cause: error }) : error;
  }
}

/** Signs in, then redirects to where the visitor was going; a member who is signed in already goes home [1 §2.2]. */
export default function LoginPage() {
  const current = useSession();
  const next = nextOf(useAddress());
  const { ready, redirect, result } = useGoogle('login');
  const notice = useLoginNotice(ready);
  const alreadyIn = current.state === 'member' && !isSigningIn();
  useEffect(() => {
    if (alreadyIn) void redirectSignedIn();
  }, [alreadyIn]);

  useFormShown(current.state !== 'restoring' && !alreadyIn && notice !== undefined);

  if (alreadyIn) return <Waiting />;
  if (result?.state === 'unknown')
    return (
      <Frame>
        <GoogleUnknown
          onRegister={() => registerWithGoogle(result.reply)}
          loginHref={withNext('/login', result.reply.next)}
          {...LEGAL}
        />
      </Frame>
    );
  return (
    <Frame leaving={!ready}>
      <LoginForm
        key={result?.state}
        onSubmit={signIn}
        registerHref={withNext('/register', next)}
        recoveryHref={withNext('/recovery', next)}
        notice={notice}
        google={googleSignIn('login', redirect)}
        failure={result?.state === 'failed' ? result.message : undefined}
      />
    </Frame>
  );
}
