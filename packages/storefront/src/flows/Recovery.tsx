import { RecoveryForm } from '@naungan/ui/account/recovery-form';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { useNotifyFormShown } from '../react/use-notify-form-shown.ts';
import { useSession } from '../react/use-session.ts';
import { useUrlQuery } from '../react/use-url-query.ts';
import { signInOf } from '../session/sign-in.ts';
import { Frame } from './Frame.tsx';

/** Finds the account of an e-mail and sends a link to set a new password. */
export function Recovery() {
  const shop = useStorefront();
  const { api, links } = shop;
  const signIn = signInOf(shop);
  // Restores the session of this page; a signed-in member sees the member menu.
  const session = useSession();
  useNotifyFormShown(session.state !== 'restoring');
  return (
    <Frame>
      <RecoveryForm
        onFind={async (email) => (await api.call('findAccount', { params: { email } })).response.user}
        onSend={(email) => api.call('sendReset', { params: { email } })}
        loginHref={signIn.withNext(links.login, signIn.nextOf(useUrlQuery()))}
      />
    </Frame>
  );
}
