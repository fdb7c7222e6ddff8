import { Dialog as Base } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { usePortal } from '../host/HostProvider.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { useMergedRef } from '../use-merged-ref.ts';
import { backdropClass, type DialogSize, footerClass, popupClass, viewportClass } from './dialog-class.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { useBackGesture } from './use-back-gesture.ts';

export type { DialogSize };

export type DialogProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Whether the dialog is open. Without it, the dialog stores its state, starting with `defaultOpen`. */
  open?: boolean;
  /** Whether an uncontrolled dialog is open at first. */
  defaultOpen?: boolean;
  /** Called by the close button, Escape, a click outside, and a phone's back gesture unless `onBack` is set. */
  onOpenChange?: (open: boolean) => void;
  /** Read by screen readers when the dialog opens. */
  title: ReactNode;
  /** Shown below the title and read with it. */
  description?: ReactNode;
  /** Actions, pinned below the scrolling content. */
  footer?: ReactNode;
  /**
   * Width: 420 px (`sm`), 560 px (`md`), 800 px (`lg`), or the whole screen (`full`). On phones the dialog is a
   * bottom sheet; `lg` and `full` then have the full height.
   */
  size?: DialogSize;
  /** Shows a back arrow before the title. A phone's back gesture calls this function, too. */
  onBack?: (() => void) | undefined;
  /** If `false`, Escape, a click outside and the close button do not close the dialog; only its actions do. */
  dismissible?: boolean;
  /** Element that gets the focus first. Default: the dialog itself, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog; on phones a bottom sheet. A `PrintButton` inside prints only the dialog (`data-paper`). */
export function Dialog({
  open: controlledOpen,
  defaultOpen = false,
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
  ref,
  ...rest
}: DialogProps) {
  const portal = usePortal();
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(popup, ref);

  const [uncontrolledOpen, setUncontrolledOpen] = useState(defaultOpen);
  const open = controlledOpen ?? uncontrolledOpen;

  function changeOpen(isOpen: boolean) {
    setUncontrolledOpen(isOpen);
    onOpenChange?.(isOpen);
  }
  function handleOpenChange(isOpen: boolean) {
    if (isOpen || dismissible) changeOpen(isOpen);
  }
  useBackGesture(open && (dismissible || onBack !== undefined), onBack ?? (() => changeOpen(false)));

  return (
    <Base.Root open={open} onOpenChange={handleOpenChange} disablePointerDismissal={!dismissible}>
      <Base.Portal {...portal}>
        <Base.Backdrop forceRender className={backdropClass} />
        <Base.Viewport className={viewportClass(size)}>
          <Base.Popup
            {...rest}
            ref={mergedRef}
            initialFocus={initialFocus ?? popup}
            data-size={size}
            data-paper=""
            className={popupClass(size, cx('nu:pb-[env(safe-area-inset-bottom)]', className))}
          >
            <header className="nu:flex nu:min-h-15 nu:shrink-0 nu:items-center nu:gap-1 nu:border-b nu:border-line nu:ps-5 nu:pe-2 nu:@tablet:ps-6">
              {onBack && (
                <IconButton label="Kembali" onClick={onBack} className="nu:-ms-3">
                  <ArrowLeft aria-hidden="true" size={20} />
                </IconButton>
              )}
              <Base.Title className="nu:min-w-0 nu:flex-1 nu:py-3 nu:text-h5">{title}</Base.Title>
              {dismissible && (
                <Base.Close
                  render={
                    <IconButton label="Tutup" className="nu:print:hidden">
                      <X aria-hidden="true" size={20} />
                    </IconButton>
                  }
                />
              )}
            </header>
            <ScrollArea className="nu:min-h-0 nu:flex-1 nu:overflow-y-auto nu:overscroll-contain nu:px-5 nu:py-5 nu:-outline-offset-2 nu:print:overflow-visible nu:print:px-0 nu:@tablet:px-6">
              {description && (
                <Base.Description className={cx('nu:text-muted', children ? 'nu:mb-4' : null)}>
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
