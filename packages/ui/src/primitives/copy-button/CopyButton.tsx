import { Check, Copy } from 'lucide-react';
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

const WORDS = { idle: '', copied: 'Tersalin', failed: 'Gagal menyalin' };

/** Says 'Tersalin' for two seconds, at the width it has. */
export function CopyButton({ value, label = 'Salin', subject, onCopied, ...rest }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

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

  const Icon = state === 'copied' ? Check : Copy;
  return (
    <span className="inline-flex shrink-0">
      <Button
        variant="secondary"
        size="sm"
        aria-label={subject ? `${label} ${subject}` : label}
        {...rest}
        data-state={state}
        iconStart={<Icon aria-hidden="true" size={18} />}
        onClick={copy}
      >
        <span className="grid">
          <span className={cx('col-start-1 row-start-1', state !== 'idle' && 'invisible')}>{label}</span>
          <span className={cx('col-start-1 row-start-1', state === 'idle' && 'invisible')}>
            {state === 'failed' ? 'Gagal' : 'Tersalin'}
          </span>
        </span>
      </Button>
      <span role="status" className="sr-only">
        {WORDS[state]}
      </span>
    </span>
  );
}
