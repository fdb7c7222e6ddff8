import { MESSAGES } from '@naungan/domain/messages';
import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Spinner } from '../../primitives/spinner/index.ts';

export type VerifyResultProps = {
  /** Resolves to the message of the call. Asked once, also where effects run twice. */
  verify: () => Promise<string>;
  loginHref: string;
  homeHref?: string;
};

/** The only message that means success [1 §4]. */
const VERIFIED = 'verified';

/** The page that a verification mail leads to [1 §2.10]. */
export function VerifyResult({ verify, loginHref, homeHref = '/' }: VerifyResultProps) {
  const [result, setResult] = useState<'pending' | 'verified' | 'invalid'>('pending');
  const asked = useRef(false);
  const ask = useEffectEvent(verify);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask().then(
      (message) => setResult(message === VERIFIED ? 'verified' : 'invalid'),
      () => setResult('invalid'),
    );
  }, []);

  const fine = result === 'verified';
  const Icon = fine ? CircleCheck : CircleX;
  return (
    <div className="container-page grid min-h-[22rem] content-center justify-items-center py-12 text-center sm:py-20">
      {result === 'pending' ? (
        <Spinner size={48} label="Memeriksa tautan verifikasi…" />
      ) : (
        <>
          <span
            className={cx(
              'grid size-20 place-items-center rounded-full',
              fine ? 'bg-ok-tint text-ok' : 'bg-bad-tint text-bad',
            )}
          >
            <Icon aria-hidden="true" size={36} />
          </span>
          <Result text={fine ? MESSAGES.account.verified : MESSAGES.account.verifyFailed} />
          {fine ? (
            <ButtonLink href={loginHref} className="mt-6 w-full max-w-80">
              Masuk
            </ButtonLink>
          ) : (
            <ButtonLink href={homeHref} variant="secondary" className="mt-6 w-full max-w-80">
              Kembali ke beranda
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}

/** Takes the focus, so that the answer is read out when it comes. */
function Result({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-5 max-w-xl text-h3">
      {text}
    </h1>
  );
}
