import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';

export type RegisteredProps = { email: string; loginHref: string };

/** In the place of the form once the account exists. The heading takes the focus of the button that is gone. */
export function Registered({ email, loginHref }: RegisteredProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="container-page grid max-w-[492px] justify-items-center py-12 text-center sm:py-20">
      <span className="grid size-20 place-items-center rounded-full bg-ok-tint text-ok">
        <MailCheck aria-hidden="true" size={36} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-h3">
        Pendaftaran berhasil
      </h1>
      <p className="mt-2 text-muted">
        Kami mengirim tautan verifikasi ke
        <strong className="block text-ink [overflow-wrap:anywhere]">{email}</strong>
        Buka email Anda, lalu masuk untuk melanjutkan.
      </p>
      <ButtonLink href={loginHref} className="mt-6 w-full max-w-80">
        Masuk
      </ButtonLink>
    </div>
  );
}
