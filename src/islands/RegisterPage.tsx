import { GoogleButton } from '@naungan/ui/account/google-button';
import { RegisterForm } from '@naungan/ui/account/register-form';
import { useEffect } from 'react';
import { api } from '../stores/app.ts';
import { formAutosave } from '../stores/browser-autosave.ts';
import { Frame, Waiting } from './Frame.tsx';
import { LEGAL } from './legal.ts';
import { isSigningIn, withNext } from './sign-in.ts';
import { useGoogle } from './use-google.ts';
import { useSession } from './use-session.ts';

const autosave = formAutosave('register');

/** Registers a member; the login that follows keeps where the visitor was going. */
export default function RegisterPage() {
  const current = useSession();
  const { ready, redirect, result } = useGoogle('register');
  const alreadyIn = current.state === 'member' && !isSigningIn();
  useEffect(() => {
    if (alreadyIn) location.replace('/');
  }, [alreadyIn]);

  if (current.state === 'restoring' || alreadyIn || !ready) return <Waiting />;
  return (
    <Frame>
      <RegisterForm
        onSubmit={(form) => api.call('register', { body: form })}
        loginHref={withNext('/login')}
        {...LEGAL}
        autosave={autosave}
        google={redirect && <GoogleButton purpose="register" onPress={redirect} />}
        failure={result?.state === 'failed' ? result.message : undefined}
      />
    </Frame>
  );
}
