import type { Member } from '@naungan/domain/member/record';
import { afterLogin } from '@naungan/storefront/session/redirect';
import { VerifyResult } from '@naungan/ui/account/verify-result';
import { api, session } from '../stores/app.ts';
import { Frame } from './Frame.tsx';
import { mailedNext } from './mailed-next.ts';
import { nextOf, withNext } from './sign-in.ts';
import { useSession } from './use-session.ts';

const resend = () => api.call('resendVerification', { query: mailedNext(nextOf()) });

/** Where a signed-in member goes on: to what they wanted when they registered, else to what is missing. */
function wayOn({ completeProfile }: Member) {
  const href = afterLogin(nextOf(), null);
  if (href !== '/') return { label: 'Lanjutkan', href };
  return completeProfile
    ? { label: 'Ke akun saya', href: '/account' }
    : { label: 'Lengkapi profil', href: '/account?tab=profile' };
}

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
        loginHref={withNext('/login')}
        next={current.state === 'member' ? wayOn(current.member) : undefined}
        onResend={current.state === 'member' ? resend : undefined}
      />
    </Frame>
  );
}
