import { ApiError } from '@naungan/api/failure';
import { GoogleButton } from '@naungan/ui/account/google-button';
import { GoogleUnknown } from '@naungan/ui/account/google-unknown';
import { LoginForm } from '@naungan/ui/account/login-form';
import { useEffect } from 'react';
import { api } from '../stores/app.ts';
import { Frame, Waiting } from './Frame.tsx';
import { registerWithGoogle } from './google.ts';
import { LEGAL } from './legal.ts';
import { enter, isEntering, nextOf, passBy, withNext } from './sign-in.ts';
import { useGoogle } from './use-google.ts';
import { useSession } from './use-session.ts';

/** An answer without any text: the form has words for that [1 §8]. A call that got no answer keeps the client's. */
const saysNothing = (error: unknown) =>
  error instanceof ApiError && error.status > 0 && error.code === '' && error.raw === '';

async function signIn(form: { email: string; password: string }) {
  try {
    const { response } = await api.call('login', { body: form });
    await enter(response, nextOf());
  } catch (error) {
    throw saysNothing(error) ? new Error('', { cause: error }) : error;
  }
}

/** Signs in, then leads where the visitor was going; a member who is signed in already goes home [1 §2.2]. */
export default function LoginPage() {
  const current = useSession();
  const { ready, leave, arrival } = useGoogle('login');
  const alreadyIn = current.state === 'member' && !isEntering();
  useEffect(() => {
    if (alreadyIn) void passBy();
  }, [alreadyIn]);

  if (current.state === 'restoring' || alreadyIn || !ready) return <Waiting />;
  if (arrival?.state === 'unknown')
    return (
      <Frame>
        <GoogleUnknown
          onRegister={() => registerWithGoogle(arrival.reply)}
          loginHref={withNext('/login', arrival.reply.next)}
          {...LEGAL}
        />
      </Frame>
    );
  return (
    <Frame>
      <LoginForm
        onSubmit={signIn}
        registerHref={withNext('/register')}
        recoveryHref={withNext('/recovery')}
        google={leave && <GoogleButton purpose="login" onPress={leave} />}
        failure={arrival?.state === 'failed' ? arrival.message : undefined}
      />
    </Frame>
  );
}
