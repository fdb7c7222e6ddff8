import { Check, Copy, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { copyText } from './copy-text.ts';

export type CopyButtonProps = Omit<ButtonProps, 'value' | 'children' | 'iconStart' | 'pending'> & {
  /** What is copied: without the spaces it is shown with. */
  value: string;
  label?: string;
  /** Names what is copied, for screen readers: 'Salin nomor virtual account'. */
  subject?: string;
  onCopied?: () => void;
};

type State = 'idle' | 'copied' | 'failed';

const ICONS = { idle: Copy, copied: Check, failed: X };
const SAID: Record<State, string> = { idle: '', copied: 'Tersalin', failed: 'Gagal menyalin' };

/** Says 'Tersalin' for two seconds, at the width it has: all its faces lie on top of one another. */
export function CopyButton({ value, label = 'Salin', subject, onCopied, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<State>('idle');
  const faces: Record<State, string> = { idle: label, copied: 'Tersalin', failed: 'Gagal' };

  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    const done = await copyText(value);
    setState(done ? 'copied' : 'failed');
    if (done) onCopied?.();
  }

  return (
    <span className="nu:inline-flex nu:shrink-0">
      <Button
        variant="secondary"
        size="sm"
        {...rest}
        // What is seen leads the name (WCAG 2.5.3).
        aria-label={cx(faces[state], subject)}
        data-state={state}
        onClick={copy}
      >
        <span className="nu:grid">
          {(['idle', 'copied', 'failed'] as const).map((face) => {
            const Icon = ICONS[face];
            return (
              <span
                key={face}
                className={cx(
                  'nu:col-start-1 nu:row-start-1 nu:inline-flex nu:items-center nu:justify-center nu:gap-2 nu:whitespace-nowrap',
                  face !== state && 'nu:invisible',
                )}
              >
                <Icon aria-hidden="true" size={18} />
                {faces[face]}
              </span>
            );
          })}
        </span>
      </Button>
      <span role="status" className="nu:sr-only">
        {SAID[state]}
      </span>
    </span>
  );
}
