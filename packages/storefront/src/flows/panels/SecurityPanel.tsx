import { SecuritySection } from '@naungan/ui/account/security-section';
import { useStorefront } from '../../react/StorefrontProvider.tsx';
import { useAccountProof } from '../../react/use-account-proof.ts';
import { canUsePasskeys, createPasskey } from '../../session/passkey.ts';

/** How the member signs in, and where: password, e-mail address, passkeys, sessions. */
export function SecurityPanel() {
  const shop = useStorefront();
  const { api, session, navigate, links } = shop;
  const { onProve, onSignInAgain } = useAccountProof();
  return (
    <SecuritySection
      loadSecurity={async () => (await api.call('accountSecurity', {})).response}
      onProve={onProve}
      onSignInAgain={onSignInAgain}
      onChangePassword={(body) => shop.renewToken(() => api.call('changePassword', { body }))}
      onChangeEmail={(email) => api.call('changeEmail', { body: { email } })}
      onAddPasskey={canUsePasskeys(shop) ? () => createPasskey(shop) : undefined}
      onRemovePasskey={(id) => api.call('removePasskey', { params: { id } })}
      onEndSession={(id) => api.call('endSession', { params: { id } })}
      onEndSessions={async () => {
        await api.call('endSessions', {});
        session.forget();
        navigate(links.login);
      }}
    />
  );
}
