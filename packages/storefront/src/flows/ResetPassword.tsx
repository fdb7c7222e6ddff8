import { ResetForm } from '@naungan/ui/account/reset-form';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';

/**
 * Sets a new password with a mailed link. The server then ends all sessions. The next request of another tab redirects
 * that tab to the login. After the login the tab returns to its page, and its drafts are restored.
 */
export function ResetPassword({ token }: { token: string }) {
  const { api, session, links } = useStorefront();
  // Restores the session of this page; a signed-in member sees the member menu.
  useSession();
  return (
    <Frame>
      <ResetForm
        check={() => api.call('checkReset', { body: { token } })}
        onSubmit={async (body) => {
          await api.call('resetPassword', { params: { token }, body });
          session.forget();
        }}
        loginHref={links.login}
        recoveryHref={links.recovery}
      />
    </Frame>
  );
}
