import { MESSAGES } from '@naungan/domain/messages';
import { BreakableText } from '../../primitives/breakable-text/BreakableText.tsx';

/**
 * Asks an heir to check the e-mail address before the claim is sent, because only the link that is mailed to this address
 * opens the claim.
 */
export function EmailConfirmation({ email }: { email: string }) {
  return (
    <>
      <p>{MESSAGES.claim.confirmText}.</p>
      <p className="nu:mt-3">
        Tautan untuk mengikuti klaim dan semua kabarnya hanya kami kirim ke email ini. Periksa sekali lagi:
      </p>
      <p className="nu:mt-1 nu:text-base nu:font-bold nu:text-ink">
        <BreakableText text={email} />
      </p>
    </>
  );
}
