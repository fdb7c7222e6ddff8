import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { breakEmails } from '../breakable-text/break-emails.tsx';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { backdropClass, popupClass, viewportClass } from '../dialog/dialog-class.ts';
import { usePortal } from '../host/HostProvider.tsx';
import { TONES, type Tone } from '../tone/tone.ts';
import type { WithHostProps } from '../with-host-props.ts';

export type MessageDialogProps = WithHostProps<{
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tone: Tone;
  title: ReactNode;
  message: ReactNode;
  actionLabel?: string | undefined;
  /** Called by the action button before the dialog closes; Escape only closes it. */
  onAction?: () => void;
}>;

/** A dialog with one message and one action. */
export function MessageDialog({
  open,
  onOpenChange,
  tone,
  title,
  message,
  actionLabel = 'Oke',
  onAction,
  className,
  ...rest
}: MessageDialogProps) {
  const portal = usePortal();
  const actionButton = useRef<HTMLButtonElement>(null);
  const { Icon, textClass, tintClass } = TONES[tone];

  function handleAction() {
    onAction?.();
    onOpenChange(false);
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => onOpenChange(isOpen)}>
      <AlertDialog.Portal {...portal}>
        <AlertDialog.Backdrop forceRender className={backdropClass} />
        <AlertDialog.Viewport className={viewportClass('sm')}>
          <AlertDialog.Popup
            {...rest}
            initialFocus={actionButton}
            data-tone={tone}
            className={popupClass('sm', cx('nu:items-center nu:p-6 nu:text-center', className))}
          >
            <span
              className={cx(
                'nu:mb-4 nu:grid nu:size-16 nu:shrink-0 nu:place-items-center nu:rounded-full',
                tintClass,
                textClass,
              )}
            >
              <Icon aria-hidden="true" size={30} />
            </span>
            <AlertDialog.Title className="nu:text-h4">{title}</AlertDialog.Title>
            <AlertDialog.Description
              render={<div />}
              className="nu:mt-1.5 nu:max-w-full nu:overflow-y-auto nu:wrap-anywhere nu:text-muted"
            >
              {breakEmails(message)}
            </AlertDialog.Description>
            <Button ref={actionButton} className="nu:mt-6 nu:w-full" onClick={handleAction}>
              {actionLabel}
            </Button>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
