import { Dialog as Base } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { backdropClass, type DialogSize, footerClass, popupClass, viewportClass } from './dialog-class.ts';
import { ScrollArea } from './ScrollArea.tsx';

export type { DialogSize };

export type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Actions, pinned below the scrolling part. */
  footer?: ReactNode;
  /** 420, 560 or 800 px wide; `full` fills the screen. On phones a sheet from below, `lg` and `full` whole. */
  size?: DialogSize;
  /** Shows a back arrow before the title. */
  onBack?: () => void;
  /** `false`: only the actions inside close it, not Escape, a press outside or the cross. */
  dismissible?: boolean;
  /** Gets the focus first; otherwise the dialog itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  onBack,
  dismissible = true,
  initialFocus,
  className,
  children,
  ...rest
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);

  function handleOpenChange(next: boolean) {
    if (next || dismissible) onOpenChange(next);
  }

  return (
    <Base.Root open={open} onOpenChange={handleOpenChange} disablePointerDismissal={!dismissible}>
      <Base.Portal>
        <Base.Backdrop forceRender className={backdropClass} />
        <Base.Viewport className={viewportClass(size)}>
          <Base.Popup
            {...rest}
            ref={popup}
            initialFocus={initialFocus ?? popup}
            data-size={size}
            className={popupClass(size, cx('pb-[env(safe-area-inset-bottom)]', className))}
          >
            <header className="flex min-h-15 shrink-0 items-center gap-1 border-b border-line ps-5 pe-2 sm:ps-6">
              {onBack && (
                <IconButton label="Kembali" onClick={onBack} className="-ms-3">
                  <ArrowLeft aria-hidden="true" size={20} />
                </IconButton>
              )}
              <Base.Title className="min-w-0 flex-1 py-3 text-h5">{title}</Base.Title>
              {dismissible && (
                <Base.Close
                  render={
                    <IconButton label="Tutup" className="print:hidden">
                      <X aria-hidden="true" size={20} />
                    </IconButton>
                  }
                />
              )}
            </header>
            <ScrollArea className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-2 print:overflow-visible print:px-0 sm:px-6">
              {description && (
                <Base.Description className={cx('text-muted', children ? 'mb-4' : null)}>
                  {description}
                </Base.Description>
              )}
              {children}
            </ScrollArea>
            {footer && <footer className={footerClass(size)}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
