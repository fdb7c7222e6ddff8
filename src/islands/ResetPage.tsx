import { ResetForm } from '@naungan/ui/account/reset-form';
import { api, session } from '../stores/app.ts';
import { Frame } from './Frame.tsx';
import { useSession } from './use-session.ts';

/**
 * Sets the new password that the link of a mail allows. It ends all sessions; other tabs notice at their next call,
 * which leads them to the login and back, with what was typed.
 */
export default function ResetPage({ token }: { token: string }) {
  useSession();
  return (
    <Frame>
      <ResetForm
        check={() => api.call('checkReset', { params: { token } })}
        onSubmit={async (body) => {
          await api.call('resetPassword', { params: { token }, body });
          session.forget();
        }}
        loginHref="/login"
        recoveryHref="/recovery"
      />
    </Frame>
  );
}
