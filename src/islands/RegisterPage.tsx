import { RegisterForm, type RegisterFormProps } from '@naungan/ui/account/register-form';
import { useEffect } from 'react';
import { api } from '../stores/app.ts';
import { formAutosave } from '../stores/browser-autosave.ts';
import { Frame, Waiting } from './Frame.tsx';
import { googleSignIn } from './GoogleSignIn.tsx';
import { LEGAL } from './legal.ts';
import { mailedNext } from './mailed-next.ts';
import { isSigningIn, loginTarget, nextOf, withNext } from './sign-in.ts';
import { useAddress } from './use-address.ts';
import { useFormShown } from './use-form-shown.ts';
import { useGoogle } from './use-google.ts';
import { useLoginNotice } from './use-login-notice.ts';
import { useSession } from './use-session.ts';

const autosave = formAutosave('register');

/** The link of the mail may be opened in another tab, or elsewhere: it has to know where the visitor was going. */
async function register(form: Parameters<RegisterFormProps['onSubmit']>[0]) {
  await api.call('register', { body: { ...form, ...mailedNext(await loginTarget()) } });
}

/** Registers a member; the login that follows keeps where the visitor was going. */
export default function RegisterPage() {
  const current = useSession();
  const next = nextOf(useAddress());
  const { ready, redirect, result } = useGoogle('register');
  const notice = useLoginNotice(ready);
  const alreadyIn = current.state === 'member' && !isSigningIn();
  useEffect(() => {
    if (alreadyIn) location.replace('/');
  }, [alreadyIn]);

  useFormShown(current.state !== 'restoring' && !alreadyIn && notice !== undefined);

  if (alreadyIn) return <Waiting />;
  return (
    <Frame leaving={!ready}>
      <RegisterForm
        key={result?.state}
        onSubmit={register}
        notice={notice}
        loginHref={withNext('/login', next)}
        {...LEGAL}
        autosave={autosave}
        google={googleSignIn('register', redirect)}
        failure={result?.state === 'failed' ? result.message : undefined}
      />
    </Frame>
  );
}
