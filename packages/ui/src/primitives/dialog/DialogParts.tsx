import { Dialog as Base } from '@base-ui/react/dialog';
import { ArrowLeft, X } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, type RefObject, useContext } from 'react';
import { cx } from '../cx.ts';
import { usePortal } from '../host/HostProvider.tsx';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { IconButton, type IconButtonProps } from '../icon-button/IconButton.tsx';
import {
  backdropClass,
  type DialogPlacement,
  type DialogSize,
  footerClass,
  popupClass,
  viewportClass,
} from './dialog-class.ts';
import { dialogMessages } from './messages.ts';
import { ScrollArea } from './ScrollArea.tsx';
import { useBackGesture } from './use-back-gesture.ts';
import { type DialogState, useDialogState } from './use-dialog-state.ts';

export type DialogRootProps = DialogState & {
  /** Called by a phone's back gesture instead of closing the dialog. */
  onBack?: (() => void) | undefined;
  /** If `false`, only a `DialogClose` and the actions close the dialog; not Escape, a click outside or the back gesture. */
  dismissible?: boolean | undefined;
  /** If `false`, the page around the dialog stays usable, and a click on it does not close the dialog. */
  modal?: boolean | undefined;
  /** The `DialogPopup`. */
  children: ReactNode;
};

/** The state of a dialog, around its parts. Renders no element but its trigger. */
export function DialogRoot({
  onBack,
  dismissible = true,
  modal = true,
  children,
  ...state
}: DialogRootProps) {
  const { open, changeOpen, triggerElement } = useDialogState(state);
  useBackGesture(open && (dismissible || onBack !== undefined), onBack ?? (() => changeOpen(false)));
  return (
    <>
      {triggerElement}
      <Base.Root
        open={open}
        onOpenChange={(isOpen, { reason }) => {
          if (isOpen || dismissible || reason === 'close-press') changeOpen(isOpen);
        }}
        modal={modal}
        disablePointerDismissal={!dismissible || !modal}
      >
        {children}
      </Base.Root>
    </>
  );
}

const SizeContext = createContext<DialogSize>('md');

export type DialogPopupProps = ComponentProps<'div'> & {
  /**
   * Width: 420 px (`sm`), 560 px (`md`), 800 px (`lg`), or the whole screen (`full`). On phones the dialog is a
   * bottom sheet; `lg` and `full` then have the full height.
   */
  size?: DialogSize | undefined;
  /** `side`: at the right edge of the window, in a `DialogRoot` with `modal={false}`. The size has no effect then. */
  placement?: DialogPlacement | undefined;
  /** Element that gets the focus first. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
};

/** The dialog, above the darkened page or at its side. It needs a `DialogTitle`. */
export function DialogPopup({
  size = 'md',
  placement = 'center',
  className,
  children,
  ...rest
}: DialogPopupProps) {
  const portal = usePortal();
  return (
    <Base.Portal {...portal}>
      {placement === 'center' && <Base.Backdrop forceRender className={backdropClass} />}
      <Base.Viewport className={viewportClass(size, placement)}>
        <Base.Popup
          {...rest}
          data-size={size}
          data-placement={placement}
          className={popupClass(size, placement, className)}
        >
          <SizeContext value={size}>{children}</SizeContext>
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

/**
 * The bar at the top, with `DialogBack`, `DialogTitle` and `DialogClose`. No `<header>`: outside of a section, it would be the
 * banner of the page.
 */
export const DialogHeader = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div
    {...rest}
    className={cx(
      'nu:flex nu:min-h-15 nu:shrink-0 nu:items-center nu:gap-1 nu:border-b nu:border-line nu:ps-5 nu:pe-2 nu:@tablet:ps-6',
      className,
    )}
  />
);

/** The accessible name of the dialog. */
export const DialogTitle = ({ className, ...rest }: ComponentProps<'h2'>) => (
  <Base.Title {...rest} className={cx('nu:min-w-0 nu:flex-1 nu:py-3 nu:text-h5', className)} />
);

/** A text that is read with the title when the dialog opens. */
export const DialogDescription = ({ className, ...rest }: ComponentProps<'p'>) => (
  <Base.Description {...rest} className={cx('nu:text-muted', className)} />
);

/** The content, which scrolls between header and footer. */
export const DialogBody = ({ className, ...rest }: ComponentProps<'div'>) => (
  <ScrollArea
    {...rest}
    className={cx(
      'nu:min-h-0 nu:flex-1 nu:overflow-y-auto nu:overscroll-contain nu:px-5 nu:py-5 nu:-outline-offset-2 nu:print:overflow-visible nu:print:px-0 nu:@tablet:px-6',
      className,
    )}
  />
);

/** Actions, pinned below the scrolling content. */
export const DialogFooter = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(footerClass(useContext(SizeContext)), className)} />
);

export type DialogCloseProps = Omit<IconButtonProps, 'label'> & {
  /** Accessible name. Default: 'Tutup'. */
  label?: string | undefined;
  messages?: MessagesOf<'Dialog'> | undefined;
};

/** The button that closes the dialog. */
export function DialogClose({ label, messages, className, ...rest }: DialogCloseProps) {
  const { close } = useMessages('Dialog', dialogMessages, messages);
  return (
    <Base.Close
      render={
        <IconButton {...rest} label={label ?? close} className={cx('nu:print:hidden', className)}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      }
    />
  );
}

export type DialogBackProps = DialogCloseProps;

/** The back arrow before the title. */
export function DialogBack({ label, messages, className, ...rest }: DialogBackProps) {
  const { back } = useMessages('Dialog', dialogMessages, messages);
  return (
    <IconButton {...rest} label={label ?? back} className={cx('nu:-ms-3', className)}>
      <ArrowLeft aria-hidden="true" size={20} />
    </IconButton>
  );
}
