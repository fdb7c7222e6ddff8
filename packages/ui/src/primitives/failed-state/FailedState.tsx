import { RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { FailedArt } from './FailedArt.tsx';

export type FailedStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title?: ReactNode;
  onRetry: () => void;
  /** Whether the request is being repeated. */
  pending?: boolean;
  /** Whether the request got no response; the drawing then shows a lost signal. */
  offline?: boolean;
};

/** Shown in place of content that failed to load [Q22]. */
export function FailedState({
  title = 'Gagal memuat data',
  onRetry,
  pending,
  offline,
  className,
  children,
  ...rest
}: FailedStateProps) {
  return (
    <div
      role="alert"
      {...rest}
      className={cx(
        'nu:flex nu:flex-col nu:items-center nu:gap-1 nu:rounded-card nu:border nu:border-dashed nu:border-field nu:px-5 nu:py-8 nu:text-center',
        className,
      )}
    >
      <FailedArt offline={offline} className="nu:mb-3" />
      <p className="nu:font-bold">{title}</p>
      <div className="nu:text-muted">{children ?? 'Periksa koneksi internet Anda, lalu coba lagi.'}</div>
      <Button
        className="nu:mt-3"
        variant="secondary"
        size="sm"
        pending={pending}
        iconStart={<RotateCw aria-hidden="true" size={18} />}
        onClick={onRetry}
      >
        Coba lagi
      </Button>
    </div>
  );
}
