import { ConfirmLink } from '@naungan/ui/account/confirm-link';
import { useStorefrontMessages } from '@naungan/ui/primitives/host';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { type LinkPageProps, useLinkSecret } from '../react/use-link-secret.ts';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';

/** Makes this browser a known device of the account to which the link was mailed. */
export function ConfirmDevice({ token }: LinkPageProps) {
  const secret = useLinkSecret({ path: '/auth/device', secretInPath: token, isOneTime: true });
  const texts = useStorefrontMessages();
  const { api, links } = useStorefront();
  // Restores the session of this page; a signed-in member sees the member menu.
  useSession();
  return (
    <Frame>
      <ConfirmLink
        kind="device"
        onConfirm={() => api.call('confirmDevice', { body: { token: secret } })}
        next={{ label: texts.login, href: links.login }}
        homeHref={links.home}
      />
    </Frame>
  );
}
