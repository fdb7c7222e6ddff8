import { MESSAGES } from '@naungan/domain/messages';
import { LoginForm } from '@naungan/ui/account/login-form';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { useEffect } from 'react';
import { api, session, vault } from '../stores/app.ts';
import { afterLogin } from '../stores/redirect.ts';
import { Frame } from './Frame.tsx';
import { useSession } from './use-session.ts';

const nextOf = () => new URLSearchParams(location.search).get('next');

async function goOn() {
  const target = afterLogin(nextOf(), await vault.read<string>('url'));
  vault.remove('url');
  location.assign(target);
}

/** Signs in, then leads where the visitor was going; a member who is signed in already goes home [1 §2.2]. */
export default function LoginPage() {
  const current = useSession();
  const alreadyIn = current.state === 'member' && !entering;
  useEffect(() => {
    if (alreadyIn) location.replace('/');
  }, [alreadyIn]);

  async function signIn(form: { email: string; password: string }) {
    const { response } = await api.call('login', { body: form });
    entering = true;
    if (!(await session.enter(response.access_token, response.user))) {
      entering = false;
      throw new Error(MESSAGES.account.noAccess);
    }
    await goOn();
  }

  const query = nextOf() ? `?next=${encodeURIComponent(nextOf() ?? '')}` : '';
  if (current.state === 'restoring' || alreadyIn) return <Spinner label="Memuat" />;
  return (
    <Frame>
      <LoginForm onSubmit={signIn} registerHref={`/register${query}`} />
    </Frame>
  );
}

let entering = false;
