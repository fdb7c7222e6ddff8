import { VerifyResult } from '@naungan/ui/account/verify-result';
import { api, session } from '../stores/app.ts';
import { Frame } from './Frame.tsx';
import { useSession } from './use-session.ts';

const resend = () => api.call('resendVerification', {});

/** Verifies the e-mail address that the link was sent to; a member whose link is no longer good asks for another. */
export default function VerifyPage({ id }: { id: string }) {
  const current = useSession();

  async function verify() {
    const { message } = await api.call('verifyEmail', { params: { id } });
    const restored = await session.restore();
    if (restored.state === 'member') await session.update({ ...restored.member, emailVerified: true });
    return message;
  }

  return (
    <Frame>
      <VerifyResult
        verify={verify}
        loginHref="/login"
        onResend={current.state === 'member' ? resend : undefined}
      />
    </Frame>
  );
}
