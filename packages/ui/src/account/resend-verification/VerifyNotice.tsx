import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { ResendVerification, type ResendVerificationProps } from './ResendVerification.tsx';

export type VerifyNoticeProps = WithHostProps<
  Pick<ResendVerificationProps, 'onResend'> & {
    email: string;
    /** Purpose of the verification, as a clause that ends the sentence about the mail: 'agar …' (so that …). */
    purpose?: string;
    /** A sentence after the reminder. */
    note?: string;
  }
>;

/** Reminds a member to verify the e-mail. */
export function VerifyNotice({ email, purpose, note, onResend, ...rest }: VerifyNoticeProps) {
  return (
    <Alert
      {...rest}
      tone="info"
      title="Email Anda belum diverifikasi"
      action={<ResendVerification variant="secondary" size="sm" onResend={onResend} />}
    >
      Buka tautan yang kami kirim ke <BreakableText text={email} />
      {purpose && ` ${purpose}`}.{note && ` ${note}`}
    </Alert>
  );
}
