import { useEffect, useEffectEvent, useState } from 'react';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';

/**
 * The result that the bank's page reported. It is not displayed, because only the status from the server
 * counts.
 */
export type Verification = 'success' | 'failure' | 'pending';

/**
 * How the verification ended: by the bank, by the customer, by the time limit, or because the page could not be
 * loaded.
 */
export type VerificationEnd = Verification | 'closed' | 'timeout' | 'unavailable';

/**
 * Runs the verification at this URL. `openFrame` shows the bank's page; `signal` aborts when the dialog closes.
 * Rejects when it cannot run.
 */
export type Authenticate = (
  redirectUrl: string,
  run: { openFrame: (url: string) => void; signal: AbortSignal },
) => Promise<Verification>;

export type ThreeDSecureProps = {
  redirectUrl: string;
  authenticate: Authenticate;
  /** Milliseconds after which the gateway's page expires. */
  timeout?: number;
  /** Called once, when the verification has ended. */
  onEnd: (end: VerificationEnd) => void;
};

/** The gateway's page expires after 10 minutes. */
const TEN_MINUTES_MS = 10 * 60_000;

/** The bank's page may run scripts and submit forms, but not navigate the page that contains it. */
const SANDBOX = 'allow-forms allow-scripts allow-same-origin allow-popups allow-modals';

/** The bank's 3-D Secure page in a popup over the dialog [3 §4]. Mounted while it is open. */
export function ThreeDSecure({
  redirectUrl,
  authenticate,
  timeout = TEN_MINUTES_MS,
  onEnd,
}: ThreeDSecureProps) {
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
      open
      onOpenChange={() => onEnd('closed')}
      size="lg"
      title="Verifikasi kartu"
      description="Ikuti petunjuk bank Anda. Jangan bagikan kode OTP kepada siapa pun."
      className="nu:@tablet:max-w-[560px]!"
    >
      <div className="nu:relative nu:h-[max(20rem,calc(100dvh-12.5rem))] nu:@tablet:h-[min(32rem,65dvh)] nu:overflow-hidden nu:rounded-card nu:border nu:border-line nu:bg-white">
        {!isLoaded && <Skeleton className="nu:absolute nu:inset-0" />}
        {frameUrl && (
          <iframe
            src={frameUrl}
            title="Halaman verifikasi bank"
            sandbox={SANDBOX}
            onLoad={() => setIsLoaded(true)}
            className="nu:relative nu:size-full"
          />
        )}
      </div>
    </Dialog>
  );
}
