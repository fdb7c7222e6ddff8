import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { copyText } from './copy-text.ts';
import { copyButtonMessages } from './messages.ts';

export type CopyButtonProps = Omit<ButtonProps, 'value' | 'children' | 'iconStart' | 'pending'> & {
  /** The text to copy. The displayed text may differ, for example by spaces between groups of digits. */
  value: string;
  label?: string;
  /** Names the copied text for screen readers: 'Salin nomor virtual account'. */
  subject?: string;
  onCopied?: () => void;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'CopyButton'>;
};

type State = 'idle' | 'copied' | 'failed';

/** Milliseconds for which the result is displayed. */
const RESULT_MS = 2000;

const ICONS = { idle: Copy, copied: Check, failed: X };

/**
 * A button that copies a text and then displays 'Tersalin' or 'Gagal' for two seconds. All labels are in one grid cell,
 * so that the width of the button does not change.
 */
export function CopyButton({ value, label, subject, onCopied, messages, ...rest }: CopyButtonProps) {
  const texts = useMessages('CopyButton', copyButtonMessages, messages);
  const [state, setState] = useState<State>('idle');
  const labels: Record<State, string> = {
    idle: label ?? texts.copy,
    copied: texts.copied,
    failed: texts.failed,
  };
  const announcements: Record<State, string> = {
    idle: '',
    copied: texts.copied,
    failed: texts.failedAnnouncement,
  };

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), RESULT_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    const isCopied = await copyText(value);
    setState(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopied?.();
  }

  return (
    <span className="nu:inline-flex nu:shrink-0">
      <Button
        variant="secondary"
        size="sm"
        {...rest}
        // The accessible name starts with the visible label (WCAG 2.5.3).
        aria-label={cx(labels[state], subject)}
        data-state={state}
        onClick={copy}
      >
        <span className="nu:grid">
          {(['idle', 'copied', 'failed'] as const).map((labelState) => {
            const Icon = ICONS[labelState];
            return (
              <span
                key={labelState}
                className={cx(
                  'nu:col-start-1 nu:row-start-1 nu:inline-flex nu:items-center nu:justify-center nu:gap-2 nu:whitespace-nowrap',
                  labelState !== state && 'nu:invisible',
                )}
              >
                <Icon aria-hidden="true" size={18} />
                {labels[labelState]}
              </span>
            );
          })}
        </span>
      </Button>
      <span role="status" className="nu:sr-only">
        {announcements[state]}
      </span>
    </span>
  );
}
