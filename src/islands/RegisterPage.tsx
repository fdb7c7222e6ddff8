import { GoogleButton } from '@naungan/ui/account/google-button';
import { RegisterForm } from '@naungan/ui/account/register-form';
import { useEffect } from 'react';
import { api } from '../stores/app.ts';
import { typedForm } from '../stores/typed-forms.ts';
import { Frame, Waiting } from './Frame.tsx';
import { LEGAL } from './legal.ts';
import { isEntering, withNext } from './sign-in.ts';
import { useGoogle } from './use-google.ts';
import { useSession } from './use-session.ts';

const keeper = typedForm('register');

/** Registers a member; the login that follows keeps where the visitor was going. */
export default function RegisterPage() {
  const current = useSession();
  const { ready, leave, arrival } = useGoogle('register');
  const alreadyIn = current.state === 'member' && !isEntering();
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
        keeper={keeper}
        google={leave && <GoogleButton purpose="register" onPress={leave} />}
        failure={arrival?.state === 'failed' ? arrival.message : undefined}
      />
    </Frame>
  );
}
