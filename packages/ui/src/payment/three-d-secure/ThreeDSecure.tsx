import { useEffect, useEffectEvent, useState } from 'react';
import { cx } from '../../primitives/cx.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
import { threeDSecureMessages } from './messages.ts';

/** The result that the bank's page reports. It is not displayed, because only the server's status counts. */
export type Verification = 'success' | 'failure' | 'pending';

/**
 * How the verification ended: the bank's result, 'closed' if the customer closed the page, 'timeout', or 'unavailable' if
 * the page could not be loaded.
 */
export type VerificationEnd = Verification | 'closed' | 'timeout' | 'unavailable';

/**
 * Runs the verification at this URL. It calls `openFrame` to show the bank's page, and stops when `signal` aborts. The
 * promise rejects if the verification cannot run.
 */
export type Authenticate = (
  redirectUrl: string,
  controls: { openFrame: (url: string) => void; signal: AbortSignal },
) => Promise<Verification>;

export type ThreeDSecureProps = WithHostProps<
  {
    redirectUrl: string;
    authenticate: Authenticate;
    /** Milliseconds after which the bank's page expires. */
    timeout?: number;
    /** Called once, when the verification has ended. */
    onEnd: (result: VerificationEnd) => void;
  },
  'div'
>;

/** The bank's page expires after 10 minutes. */
const PAGE_LIFETIME_MS = 10 * 60_000;

/** The bank's page may run scripts and submit forms, but not navigate the page that contains it. */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups allow-modals';

/** The bank's 3-D Secure page in a dialog over the payment dialog [3 §4]. It is open while it is mounted. */
export function ThreeDSecure({
  redirectUrl,
  authenticate,
  timeout = PAGE_LIFETIME_MS,
  onEnd,
  className,
  ...rest
}: ThreeDSecureProps) {
  const texts = useMessages('ThreeDSecure', threeDSecureMessages);
  const [frameUrl, setFrameUrl] = useState<string | null>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const run = useEffectEvent((signal: AbortSignal) =>
    authenticate(redirectUrl, { openFrame: setFrameUrl, signal }),
  );
  const reportEnd = useEffectEvent(onEnd);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    function finish(result: VerificationEnd) {
      if (signal.aborted) return;
      controller.abort();
      clearTimeout(timer);
      reportEnd(result);
    }
    const timer = setTimeout(() => finish('timeout'), timeout);
    run(signal).then(finish, () => finish('unavailable'));
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [timeout]);

  return (
    <Dialog
      {...rest}
      open
      onOpenChange={() => onEnd('closed')}
      size="lg"
      title={texts.title}
      description={texts.text}
      className={cx('nu:@tablet:max-w-[560px]!', className)}
    >
      <div className="nu:relative nu:h-[max(20rem,calc(100dvh-12.5rem))] nu:@tablet:h-[min(32rem,65dvh)] nu:overflow-hidden nu:rounded-card nu:border nu:border-line nu:bg-white">
        {!isLoaded && <Skeleton className="nu:absolute nu:inset-0" />}
        {frameUrl && (
          <iframe
            src={frameUrl}
            title={texts.frame}
            sandbox={SANDBOX}
            onLoad={() => setIsLoaded(true)}
            className="nu:relative nu:size-full"
          />
        )}
      </div>
    </Dialog>
  );
}
