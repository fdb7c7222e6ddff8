import { alertTitle } from '@naungan/domain/messages';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { breakEmails } from '../breakable-text/break-emails.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { TONES } from '../tone/tone.ts';
import { dismissToast, type ShownToast } from './toast.ts';

/**
 * Returns the milliseconds for which a toast is displayed: six seconds, plus one second per 20 characters of
 * text (WCAG 2.2.1).
 */
const lifetimeOf = ({ message }: ShownToast) => 6000 + (message.length / 20) * 1000;

/**
 * One toast, which closes after its lifetime. The lifetime starts again after the pointer or the focus leaves the
 * toast.
 */
export function ToastCard({ toast, dismissLabel }: { toast: ShownToast; dismissLabel: string }) {
  const [isPaused, setIsPaused] = useState(false);
  const { Icon, textClass } = TONES[toast.tone];
  const title = toast.title ?? alertTitle(toast.tone, toast.message);

  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => dismissToast(toast.id), lifetimeOf(toast));
    return () => clearTimeout(timer);
  }, [isPaused, toast]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timer; there is nothing to operate
    <div
      data-tone={toast.tone}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      className="nu:pointer-events-auto nu:mt-2.5 nu:flex nu:animate-[nu-drop_200ms_ease-out] nu:items-start nu:gap-3 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:py-2 nu:ps-4 nu:pe-1.5 nu:shadow-raised"
    >
      <Icon aria-hidden="true" size={20} className={cx('nu:mt-3 nu:shrink-0', textClass)} />
      <div className="nu:min-w-0 nu:flex-1 nu:py-2.5">
        {title && <p className="nu:font-bold">{title}</p>}
        <p className="nu:text-[0.9375rem] nu:leading-6 nu:wrap-anywhere">{breakEmails(toast.message)}</p>
      </div>
      <IconButton label={dismissLabel} onClick={() => dismissToast(toast.id)}>
        <X aria-hidden="true" size={18} />
      </IconButton>
    </div>
  );
}
