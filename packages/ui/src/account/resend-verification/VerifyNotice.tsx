import { Alert } from '../../primitives/alert/index.ts';
import { BreakableText } from '../../primitives/breakable-text/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { resendVerificationMessages } from './messages.ts';
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
  const texts = useMessages('ResendVerification', resendVerificationMessages);
  return (
    <Alert
      {...rest}
      tone="info"
      title={texts.title}
      action={<ResendVerification variant="secondary" size="sm" onResend={onResend} />}
    >
      {texts.text} <BreakableText text={email} />
      {purpose && ` ${purpose}`}.{note && ` ${note}`}
    </Alert>
  );
}
