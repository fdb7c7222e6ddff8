import { MailCheck } from 'lucide-react';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { AccountNews } from '../account-news/AccountNews.tsx';

export type RegisteredProps = { email: string; loginHref: string };

/** In the place of the form once the account exists. */
export function Registered({ email, loginHref }: RegisteredProps) {
  return (
    <AccountNews
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
    </AccountNews>
  );
}
