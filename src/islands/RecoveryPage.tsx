import { RecoveryForm } from '@naungan/ui/account/recovery-form';
import { api } from '../stores/app.ts';
import { Frame } from './Frame.tsx';
import { withNext } from './sign-in.ts';
import { useSession } from './use-session.ts';

/** Finds the account of an e-mail address and sends it a link that sets a new password. */
export default function RecoveryPage() {
  useSession();
  return (
    <Frame>
      <RecoveryForm
        onFind={async (email) => (await api.call('findAccount', { params: { email } })).response.user}
        onSend={(email) => api.call('sendReset', { params: { email } })}
        loginHref={withNext('/login')}
      />
    </Frame>
  );
}
