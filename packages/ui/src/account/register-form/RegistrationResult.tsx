import { MailCheck } from 'lucide-react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { AccountResult } from '../AccountResult.tsx';

export type RegistrationResultProps = { email: string; loginHref: string };

/** Replaces the form after the registration. */
export function RegistrationResult({ email, loginHref }: RegistrationResultProps) {
  return (
    <AccountResult
      tone="success"
      icon={MailCheck}
      title="Pendaftaran berhasil"
      action={{ label: 'Masuk', href: loginHref }}
    >
      Kami mengirim tautan verifikasi ke
      <strong className="nu:block nu:text-ink">
        <BreakableText text={email} />
      </strong>
      Buka email Anda, lalu masuk untuk melanjutkan.
    </AccountResult>
  );
}
