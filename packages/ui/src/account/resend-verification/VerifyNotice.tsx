import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { ResendVerification, type ResendVerificationProps } from './ResendVerification.tsx';

export type VerifyNoticeProps = Pick<ResendVerificationProps, 'onResend'> & {
  email: string;
  /** Why the verification matters, as a sentence. */
  reason?: string;
  className?: string;
};

/** Reminds a member to verify the e-mail. */
export function VerifyNotice({ email, reason, onResend, className }: VerifyNoticeProps) {
  return (
    <Alert
      tone="info"
      className={className}
      title="Email Anda belum diverifikasi"
      action={<ResendVerification variant="secondary" size="sm" onResend={onResend} />}
    >
      Buka tautan yang kami kirim ke <BreakableText text={email} />.{reason && ` ${reason}`}
    </Alert>
  );
}
