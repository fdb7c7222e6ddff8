import { cx } from '../cx.ts';

export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

const widths: Record<DialogSize, string> = {
  sm: 'sm:max-w-[420px]',
  md: 'sm:max-w-[560px]',
  lg: 'sm:max-w-[800px]',
  full: '',
};

const isWhole = (size: DialogSize) => size === 'lg' || size === 'full';

export const backdropClass =
  'fixed inset-0 z-40 bg-ink/55 print:hidden transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

export function viewportClass(size: DialogSize) {
  return cx(
    'fixed inset-0 z-40 flex justify-center overflow-hidden print:static print:block print:overflow-visible print:p-0',
    size === 'full'
      ? 'items-stretch'
      : isWhole(size)
        ? 'items-stretch sm:items-center sm:p-6'
        : 'items-end sm:items-center sm:p-6',
  );
}

export function popupClass(size: DialogSize, className?: string) {
  return cx(
    'flex w-full flex-col overflow-hidden bg-surface text-ink outline-none print:block print:h-auto print:max-h-none print:max-w-none print:overflow-visible',
    'transition-[transform,opacity] duration-200 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0',
    size === 'full'
      ? 'h-dvh'
      : 'data-ending-style:translate-y-4 data-starting-style:translate-y-4 sm:max-h-[min(46rem,calc(100dvh-3rem))] sm:rounded-card',
    size !== 'full' && (isWhole(size) ? 'h-dvh sm:h-auto' : 'max-h-[92dvh] rounded-t-[20px]'),
    widths[size],
    className,
  );
}

/** Actions share the width; in wide dialogs they stand at the end. */
export function footerClass(size: DialogSize) {
  return cx(
    'flex shrink-0 flex-wrap gap-2.5 border-t border-line px-5 py-4 *:flex-auto print:hidden sm:px-6',
    isWhole(size) && 'sm:justify-end sm:*:min-w-36 sm:*:flex-none',
  );
}
