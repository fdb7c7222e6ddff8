import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Alert } from '../alert/Alert.tsx';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { DialogPopup } from '../dialog/DialogParts.tsx';
import { useBackGesture } from '../dialog/use-back-gesture.ts';
import { type DialogState, useDialogState } from '../dialog/use-dialog-state.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import type { WithHostProps } from '../with-host-props.ts';
import { confirmDialogMessages } from './messages.ts';

export type ConfirmDialogProps = WithHostProps<
  DialogState & {
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
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'ConfirmDialog'>;
  }
>;

/** Ignores the repeated events of a key that is held down: the Enter that opened the dialog must not confirm, too. */
const ignoreRepeatedKey = (event: KeyboardEvent) => event.repeat && event.preventDefault();

/**
 * Requires a confirmation of an action. The focus starts on the button that confirms, so that Enter continues; for an
 * action that deletes data (`tone="danger"`) the focus starts on the cancel button.
 */
export function ConfirmDialog({
  open: controlledOpen,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  onConfirm,
  messages,
  className,
  ...rest
}: ConfirmDialogProps) {
  const texts = useMessages('ConfirmDialog', confirmDialogMessages, messages);
  const dialogState = { open: controlledOpen, defaultOpen, onOpenChange, trigger };
  const { open, changeOpen, triggerElement } = useDialogState(dialogState);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);

  function handleOpenChange(isOpen: boolean) {
    if (state === 'pending') return;
    setState('idle');
    changeOpen(isOpen);
  }
  useBackGesture(open && state !== 'pending', () => handleOpenChange(false));

  async function confirm() {
    setState('pending');
    try {
      await onConfirm();
      setState('idle');
      changeOpen(false);
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      {triggerElement}
      <AlertDialog.Root open={open} onOpenChange={handleOpenChange}>
        <DialogPopup
          {...rest}
          size="sm"
          data-state={state}
          initialFocus={tone === 'danger' ? cancelButton : confirmButton}
          className={cx('nu:gap-2 nu:p-6', className)}
        >
          <AlertDialog.Title className="nu:text-h5">{title}</AlertDialog.Title>
          {description && (
            <AlertDialog.Description render={<div />} className="nu:overflow-y-auto nu:text-muted">
              {description}
            </AlertDialog.Description>
          )}
          {state === 'failed' && <Alert tone="danger">{texts.failed}</Alert>}
          <div className="nu:mt-4 nu:flex nu:gap-2.5 nu:*:flex-1">
            <Button
              ref={cancelButton}
              variant="secondary"
              disabled={state === 'pending'}
              onClick={() => handleOpenChange(false)}
            >
              {cancelLabel ?? texts.cancel}
            </Button>
            <Button
              ref={confirmButton}
              variant={tone}
              pending={state === 'pending'}
              onKeyDown={ignoreRepeatedKey}
              onClick={confirm}
            >
              {confirmLabel ?? texts.confirm}
            </Button>
          </div>
        </DialogPopup>
      </AlertDialog.Root>
    </>
  );
}
