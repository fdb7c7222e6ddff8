import { ConfirmLink } from '@naungan/ui/account/confirm-link';
import { useStorefrontMessages } from '@naungan/ui/primitives/host';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { type LinkPageProps, useLinkSecret } from '../react/use-link-secret.ts';
import { useSession } from '../react/use-session.ts';
import { Frame } from './Frame.tsx';

/** Changes the e-mail address of the account by the link that was mailed to the new address. */
export function ConfirmEmail({ token }: LinkPageProps) {
  const secret = useLinkSecret({ path: '/auth/email', secretInPath: token, isOneTime: true });
  const texts = useStorefrontMessages();
  const { api, session, links } = useStorefront();
  const { state } = useSession();

  async function confirm() {
    const { response } = await api.call('confirmEmail', { body: { token: secret } });
    const restoredSession = await session.restore();
    if (restoredSession.state !== 'member') return;
    await session.update({ ...restoredSession.member, email: response.email, emailVerified: true });
  }

  return (
    <Frame>
      <ConfirmLink
        kind="email"
        onConfirm={confirm}
        next={
          state === 'member'
            ? { label: texts.toAccount, href: links.account }
            : { label: texts.login, href: links.login }
        }
        homeHref={links.home}
      />
    </Frame>
  );
}
