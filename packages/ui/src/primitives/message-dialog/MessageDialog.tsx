import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, useRef } from 'react';
import { breakEmails } from '../breakable-text/break-emails.tsx';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { DialogPopup } from '../dialog/DialogParts.tsx';
import { type DialogState, useDialogState } from '../dialog/use-dialog-state.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { TONES, type Tone } from '../tone/tone.ts';
import type { WithHostProps } from '../with-host-props.ts';
import { messageDialogMessages } from './messages.ts';

export type MessageDialogProps = WithHostProps<
  DialogState & {
    tone: Tone;
    title: ReactNode;
    message: ReactNode;
    actionLabel?: string | undefined;
    /** Called by the action button before the dialog closes; Escape only closes it. */
    onAction?: () => void;
    /** Replaces single texts of the component. */
    messages?: MessagesOf<'MessageDialog'>;
  }
>;

/** A dialog with one message and one action. */
export function MessageDialog({
  open: controlledOpen,
  defaultOpen,
  onOpenChange,
  trigger,
  tone,
  title,
  message,
  actionLabel,
  onAction,
  messages,
  className,
  ...rest
}: MessageDialogProps) {
  const texts = useMessages('MessageDialog', messageDialogMessages, messages);
  const dialogState = { open: controlledOpen, defaultOpen, onOpenChange, trigger };
  const { open, changeOpen, triggerElement } = useDialogState(dialogState);
  const actionButton = useRef<HTMLButtonElement>(null);
  const { Icon, textClass, tintClass } = TONES[tone];

  function handleAction() {
    onAction?.();
    changeOpen(false);
  }

  return (
    <>
      {triggerElement}
      <AlertDialog.Root open={open} onOpenChange={(isOpen) => changeOpen(isOpen)}>
        <DialogPopup
          {...rest}
          size="sm"
          initialFocus={actionButton}
          data-tone={tone}
          className={cx('nu:items-center nu:p-6 nu:text-center', className)}
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
            {actionLabel ?? texts.action}
          </Button>
        </DialogPopup>
      </AlertDialog.Root>
    </>
  );
}
