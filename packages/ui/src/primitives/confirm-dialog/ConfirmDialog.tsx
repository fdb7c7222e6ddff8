import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { backdropClass, popupClass, viewportClass } from '../dialog/dialog-class.ts';
import { useBackGesture } from '../dialog/use-back-gesture.ts';
import { usePortal } from '../host/HostProvider.tsx';
import type { WithHostProps } from '../with-host-props.ts';

export type ConfirmDialogProps = WithHostProps<{
  /** Whether the dialog is open; controlled by the parent component. */
  open: boolean;
  /** Called with false when the dialog is cancelled or closes after `onConfirm`. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** Consequences of confirming. */
  description?: ReactNode;
  /** Label of the confirm button. It names the action. */
  confirmLabel?: string;
  /** Label of the cancel button. */
  cancelLabel?: string;
  /** `danger` for an action that deletes data, such as a draft. */
  tone?: 'primary' | 'danger';
  /**
   * Performs the action. The dialog stays open until a returned promise resolves. If the promise rejects, the dialog
   * shows a message.
   */
  onConfirm: () => void | Promise<void>;
}>;

/** Ignores the repeated events of a key that is held down: the Enter that opened the dialog must not confirm, too. */
const ignoreRepeatedKey = (event: KeyboardEvent) => event.repeat && event.preventDefault();

/**
 * Requires a confirmation of an action. The focus starts on the button that confirms, so that Enter continues; for an
 * action that deletes data (`tone="danger"`) the focus starts on the cancel button.
 */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel = 'Ya',
  cancelLabel = 'Batal',
  tone = 'primary',
  onConfirm,
  className,
  ...rest
}: ConfirmDialogProps) {
  const portal = usePortal();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);

  function handleOpenChange(isOpen: boolean) {
    if (state === 'pending') return;
    setState('idle');
    onOpenChange(isOpen);
  }
  useBackGesture(open && state !== 'pending', () => handleOpenChange(false));

  async function confirm() {
    setState('pending');
    try {
      await onConfirm();
      setState('idle');
      onOpenChange(false);
    } catch {
      setState('failed');
    }
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={handleOpenChange}>
      <AlertDialog.Portal {...portal}>
        <AlertDialog.Backdrop forceRender className={backdropClass} />
        <AlertDialog.Viewport className={viewportClass('sm')}>
          <AlertDialog.Popup
            {...rest}
            initialFocus={tone === 'danger' ? cancelButton : confirmButton}
            className={popupClass('sm', cx('nu:gap-2 nu:p-6', className))}
          >
            <AlertDialog.Title className="nu:text-h5">{title}</AlertDialog.Title>
            {description && (
              <AlertDialog.Description render={<div />} className="nu:overflow-y-auto nu:text-muted">
                {description}
              </AlertDialog.Description>
            )}
            {state === 'failed' && <Alert tone="danger">Permintaan gagal diproses. Silakan coba lagi.</Alert>}
            <div className="nu:mt-4 nu:flex nu:gap-2.5 nu:*:flex-1">
              <Button
                ref={cancelButton}
                variant="secondary"
                disabled={state === 'pending'}
                onClick={() => handleOpenChange(false)}
              >
                {cancelLabel}
              </Button>
              <Button
                ref={confirmButton}
                variant={tone}
                pending={state === 'pending'}
                onKeyDown={ignoreRepeatedKey}
                onClick={confirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
