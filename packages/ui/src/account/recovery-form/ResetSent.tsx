import { MailCheck } from 'lucide-react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { AccountResult } from '../AccountResult.tsx';

export type ResetSentProps = { email: string; loginHref: string };

/** Replaces the form of the password recovery after the link was sent. */
export function ResetSent({ email, loginHref }: ResetSentProps) {
  return (
    <AccountResult
      tone="success"
      icon={MailCheck}
      title="Periksa email Anda"
      action={{ label: 'Masuk', href: loginHref }}
    >
      Kami mengirim tautan untuk membuat kata sandi baru ke
      <strong className="nu:block nu:text-ink">
        <BreakableText text={email} />
      </strong>
      Tautan hanya dapat dipakai satu kali. Tidak menerimanya? Periksa juga folder spam.
    </AccountResult>
  );
}
