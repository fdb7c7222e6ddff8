import { RegisterForm } from '@naungan/ui/account/register-form';
import { Spinner } from '@naungan/ui/primitives/spinner';
import { useEffect } from 'react';
import { api } from '../stores/app.ts';
import { Frame } from './Frame.tsx';
import { useSession } from './use-session.ts';

/** Registers a member; the login that follows keeps where the visitor was going. */
export default function RegisterPage() {
  const current = useSession();
  useEffect(() => {
    if (current.state === 'member') location.replace('/');
  }, [current.state]);
  const next = new URLSearchParams(location.search).get('next');

  if (current.state !== 'anonymous') return <Spinner label="Memuat" />;
  return (
    <Frame>
      <RegisterForm
        onSubmit={(form) => api.call('register', { body: form })}
        termsHref="/p/syarat-ketentuan"
        privacyHref="/p/kebijakan-privasi"
        loginHref={next ? `/login?next=${encodeURIComponent(next)}` : '/login'}
      />
    </Frame>
  );
}
