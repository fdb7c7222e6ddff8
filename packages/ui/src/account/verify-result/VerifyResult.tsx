import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { useMessages } from '../../primitives/host/messages.ts';
import { Spinner } from '../../primitives/spinner/index.ts';
import { AccountResult } from '../AccountResult.tsx';
import { TextLink } from '../FormPage.tsx';
import { accountFormsMessages } from '../messages.ts';
import { ResendVerification } from '../resend-verification/ResendVerification.tsx';
import { verifyResultMessages } from './messages.ts';

export type VerifyResultProps = {
  /**
   * Verifies the link and resolves to the response's message. Called only once, even if React runs effects
   * twice.
   */
  verify: () => Promise<string>;
  loginHref: string;
  /** The page on which a signed-in member continues; other visitors get a link to the login. */
  next?: { label: string; href: string } | undefined;
  homeHref?: string;
  /** Mails a new link to a signed-in member whose link was rejected. If absent, a link to the login is shown. */
  onResend?: (() => Promise<unknown>) | undefined;
};

/** The only message that means success [1 §4]. */
const VERIFIED = 'verified';

/** The page that the link of a verification mail opens [1 §2.10]. */
export function VerifyResult(props: VerifyResultProps & PageAttributes<'VerifyResult'>) {
  return (
    <HostElement<VerifyResultProps> props={props} name="VerifyResult">
      {(own) => <VerifyResultContent {...own} />}
    </HostElement>
  );
}

function VerifyResultContent({ verify, loginHref, next, homeHref = '/', onResend }: VerifyResultProps) {
  const shared = useMessages('AccountForms', accountFormsMessages);
  const texts = useMessages('VerifyResult', verifyResultMessages);
  const [result, setResult] = useState<'pending' | 'verified' | 'invalid'>('pending');
  const wasRequested = useRef(false);
  const requestVerification = useEffectEvent(verify);

  useEffect(() => {
    if (wasRequested.current) return;
    wasRequested.current = true;
    requestVerification().then(
      (message) => setResult(message === VERIFIED ? 'verified' : 'invalid'),
      () => setResult('invalid'),
    );
  }, []);

  if (result === 'pending')
    return (
      <div className="nu:container-page nu:grid nu:min-h-[22rem] nu:place-items-center nu:py-12 nu:@tablet:py-20">
        <Spinner size={48} label={texts.checking} />
      </div>
    );
  if (result === 'verified')
    return (
      <AccountResult
        tone="success"
        icon={CircleCheck}
        title={texts.verified}
        action={next ?? { label: shared.login, href: loginHref }}
      >
        {next ? texts.signedIn : texts.signedOut}
      </AccountResult>
    );
  return (
    <AccountResult
      tone="danger"
      icon={CircleX}
      title={texts.failed}
      footer={
        <>
          {onResend ? (
            <ResendVerification onResend={onResend} className="nu:mt-6 nu:w-full nu:max-w-80" />
          ) : (
            <p className="nu:mt-4 nu:text-muted">
              {texts.needsLink} <TextLink href={loginHref}>{shared.login}</TextLink>
            </p>
          )}
          <TextLink href={homeHref} className="nu:mt-2">
            {shared.home}
          </TextLink>
        </>
      }
    >
      {texts.invalid}
    </AccountResult>
  );
}
