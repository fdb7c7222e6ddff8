import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { ResendVerification, type ResendVerificationProps } from './ResendVerification.tsx';

export type VerifyNoticeProps = Pick<ResendVerificationProps, 'onResend'> & {
  email: string;
  /** Purpose of the verification, as a clause that ends the sentence about the mail: 'agar …' (so that …). */
  purpose?: string;
  /** A sentence after the reminder. */
  note?: string;
  className?: string;
};

/** Reminds a member to verify the e-mail. */
export function VerifyNotice({ email, purpose, note, onResend, className }: VerifyNoticeProps) {
  return (
    <Alert
      tone="info"
      className={className}
      title="Email Anda belum diverifikasi"
      action={<ResendVerification variant="secondary" size="sm" onResend={onResend} />}
    >
      Buka tautan yang kami kirim ke <BreakableText text={email} />
      {purpose && ` ${purpose}`}.{note && ` ${note}`}
    </Alert>
  );
}
