import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { cx } from '../cx.ts';
import type { MessagesOf } from '../host/messages.ts';
import { useMergedRef } from '../use-merged-ref.ts';
import {
  DialogBack,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogPopup,
  DialogRoot,
  DialogTitle,
} from './DialogParts.tsx';
import type { DialogPlacement, DialogSize } from './dialog-class.ts';
import type { DialogState } from './use-dialog-state.ts';

export type { DialogPlacement, DialogSize };

export type DialogProps = Omit<ComponentProps<'div'>, 'title'> &
  Omit<DialogState, 'onOpenChange'> & {
    /** Called by `trigger`, the close button, Escape, a click outside, and a phone's back gesture unless `onBack` is set. */
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
    /**
     * `side`: at the right edge of the window, 416 px wide, while the page stays visible and usable; for wide windows. A
     * click on the page does not close it.
     */
    placement?: DialogPlacement | undefined;
    /** Shows a back arrow before the title. A phone's back gesture calls this function, too. */
    onBack?: (() => void) | undefined;
    /** If `false`, Escape, a click outside and the close button do not close the dialog; only its actions do. */
    dismissible?: boolean;
    /** Element that gets the focus first. Default: the dialog itself, so that its title is read. */
    initialFocus?: RefObject<HTMLElement | null>;
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'Dialog'> | undefined;
  };

/**
 * A dialog; on phones a bottom sheet. A `PrintButton` inside prints only the dialog (`data-paper`). For another
 * arrangement use the parts: `DialogRoot`, `DialogPopup`, `DialogHeader`, `DialogTitle`, `DialogBody`, `DialogFooter`.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  onBack,
  dismissible = true,
  initialFocus,
  placement = 'center',
  messages,
  className,
  children,
  ref,
  ...rest
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(popup, ref);
  const rootProps = {
    open,
    defaultOpen,
    onOpenChange,
    trigger,
    onBack,
    dismissible,
    modal: placement === 'center',
  };
  return (
    <DialogRoot {...rootProps}>
      <DialogPopup
        {...rest}
        ref={mergedRef}
        placement={placement}
        initialFocus={initialFocus ?? popup}
        data-paper=""
        className={cx('nu:pb-[env(safe-area-inset-bottom)]', className)}
      >
        <DialogHeader>
          {onBack && <DialogBack onClick={onBack} messages={messages} />}
          <DialogTitle>{title}</DialogTitle>
          {dismissible && <DialogClose messages={messages} />}
        </DialogHeader>
        <DialogBody>
          {description && (
            <DialogDescription className={children ? 'nu:mb-4' : ''}>{description}</DialogDescription>
          )}
          {children}
        </DialogBody>
        {footer && <DialogFooter>{footer}</DialogFooter>}
      </DialogPopup>
    </DialogRoot>
  );
}
