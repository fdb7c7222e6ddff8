import { cx } from '../cx.ts';

export type DialogSize = 'sm' | 'md' | 'lg' | 'full';

/**
 * Where the dialog is: above the darkened page, or at the right edge of the window, with its full height, while the page stays
 * visible and usable.
 */
export type DialogPlacement = 'center' | 'side';

const maxWidths: Record<DialogSize, string> = {
  sm: 'nu:@tablet:max-w-[420px]',
  md: 'nu:@tablet:max-w-[560px]',
  lg: 'nu:@tablet:max-w-[800px]',
  full: '',
};

/** The position of the dialog in the window: stretched, centred, or at the bottom of a phone. */
const positions: Record<DialogSize, string> = {
  sm: 'nu:items-end nu:sm:items-center nu:sm:p-6',
  md: 'nu:items-end nu:sm:items-center nu:sm:p-6',
  lg: 'nu:items-stretch nu:sm:items-center nu:sm:p-6',
  full: 'nu:items-stretch',
};

/** The height in the window, and the rounded corners of a dialog at the bottom of a phone. */
const shapes: Record<DialogSize, string> = {
  sm: 'nu:max-h-[92dvh] nu:rounded-t-[20px]',
  md: 'nu:max-h-[92dvh] nu:rounded-t-[20px]',
  lg: 'nu:h-dvh nu:@tablet:h-auto',
  full: 'nu:h-dvh',
};

/** Classes of the layer that darkens the page. */
export const backdropClass =
  'nu:fixed nu:inset-0 nu:z-40 nu:bg-scrim nu:print:hidden nu:transition-opacity nu:duration-200 nu:data-ending-style:opacity-0 nu:data-starting-style:opacity-0';

/** Returns the classes of the layer that positions the dialog in the window. */
export function viewportClass(size: DialogSize, placement: DialogPlacement) {
  const isSide = placement === 'side';
  return cx(
    // The dialog's content depends on the width of its container. This layer is that container, so the content
    // depends on the width of the window.
    'nu:@container nu:fixed nu:inset-0 nu:z-40 nu:flex nu:overflow-hidden nu:print:static nu:print:block nu:print:overflow-visible nu:print:p-0',
    isSide ? 'nu:pointer-events-none nu:items-stretch nu:justify-end' : 'nu:justify-center',
    !isSide && positions[size],
  );
}

/** Returns the classes of the dialog. */
export function popupClass(size: DialogSize, placement: DialogPlacement, className?: string) {
  const isSide = placement === 'side';
  return cx(
    'nu:flex nu:w-full nu:flex-col nu:overflow-hidden nu:bg-surface nu:text-ink nu:outline-none nu:print:block nu:print:h-auto nu:print:max-h-none nu:print:max-w-none nu:print:overflow-visible',
    'nu:transition-[transform,opacity] nu:duration-200 nu:ease-out nu:data-ending-style:opacity-0 nu:data-starting-style:opacity-0',
    isSide &&
      'nu:pointer-events-auto nu:h-dvh nu:max-w-[26rem] nu:border-s nu:border-line nu:shadow-raised nu:data-ending-style:translate-x-4 nu:data-starting-style:translate-x-4',
    !isSide &&
      size !== 'full' &&
      'nu:data-ending-style:translate-y-4 nu:data-starting-style:translate-y-4 nu:@tablet:max-h-[min(46rem,calc(100dvh-3rem))] nu:@tablet:rounded-card',
    !isSide && shapes[size],
    !isSide && maxWidths[size],
    className,
  );
}

/**
 * Returns the classes of the footer. The actions share the width of the dialog; in wide dialogs they are at the end.
 */
export function footerClass(size: DialogSize) {
  return cx(
    'nu:flex nu:shrink-0 nu:flex-wrap nu:gap-2.5 nu:border-t nu:border-line nu:px-5 nu:py-4 nu:*:flex-auto nu:print:hidden nu:@tablet:px-6',
    (size === 'lg' || size === 'full') &&
      'nu:@tablet:justify-end nu:@tablet:*:min-w-36 nu:@tablet:*:flex-none',
  );
}
