import { MailCheck } from 'lucide-react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { AccountNews } from '../account-news/AccountNews.tsx';

export type ResetSentProps = { email: string; loginHref: string };

/** In the place of the form once the link is on its way. */
export function ResetSent({ email, loginHref }: ResetSentProps) {
  return (
    <AccountNews
      tone="success"
      icon={MailCheck}
      title="Periksa email Anda"
      action={{ label: 'Masuk', href: loginHref }}
    >
      Kami mengirim tautan untuk membuat password baru ke
      <strong className="nu:block nu:text-ink">
        <BreakableText text={email} />
      </strong>
      Tautan hanya dapat dipakai satu kali. Tidak menerimanya? Periksa juga folder spam.
    </AccountNews>
  );
}
