import type { ReactNode } from 'react';
import { OfflineNote } from '../../fields/attachment/OfflineNote.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { MessageDialog } from '../../primitives/message-dialog/index.ts';
import type { Tone } from '../../primitives/tone/tone.ts';
import { sendDialogsMessages } from './messages.ts';
import { SendProgress } from './SendProgress.tsx';
import type { SendQuestion } from './send-question.ts';
import type { SentNotice } from './sent-notice.ts';

export type SendDialogsProps = {
  /** Whether the confirmation is open. */
  isConfirmationOpen: boolean;
  onConfirmationOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  title?: string;
  description?: ReactNode;
  confirmLabel?: string;
  /** Shown after the server rejected the form: the customer can send it anyway by confirming the question. */
  question: SendQuestion | null;
  /** Called with the customer's answer to `question`. */
  onChoice: (isConfirmed: boolean) => void;
  /** Progress from 0 to 1 while the form is submitted, else null. */
  progress: number | null;
  /** Whether a file waits for the connection. */
  paused?: boolean;
  /** Cancels the submission; null when it is too late. */
  onCancel: (() => void) | null;
  /** The message after success. */
  doneNotice: SentNotice | null;
  doneTitle?: string;
  /** Default: success. */
  doneTone?: Tone;
  onDone: () => void;
};

/** Shows one of these dialogs: confirm, sending, question, sent. Loaded when the last step is reached. */
export function SendDialogs(props: SendDialogsProps) {
  const texts = useMessages('SendDialogs', sendDialogsMessages);
  const { isConfirmationOpen, onConfirmationOpenChange, onConfirm, progress, doneNotice, onDone } = props;
  return (
    <>
      <ConfirmDialog
        open={isConfirmationOpen}
        onOpenChange={onConfirmationOpenChange}
        title={props.title ?? texts.confirmTitle}
        description={props.description ?? texts.confirmText}
        confirmLabel={props.confirmLabel ?? texts.confirm}
        onConfirm={onConfirm}
      />
      {props.question && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && props.onChoice(false)}
          {...props.question}
          onConfirm={() => props.onChoice(true)}
        />
      )}
      <Dialog
        open={progress !== null}
        onOpenChange={() => undefined}
        dismissible={false}
        size="sm"
        title={texts.sending}
        footer={
          props.onCancel && (
            <Button variant="secondary" onClick={props.onCancel}>
              {texts.cancel}
            </Button>
          )
        }
      >
        {/* Files are uploaded only while the submission can still be cancelled. */}
        {props.onCancel && <OfflineNote paused={props.paused ?? false} />}
        <SendProgress ratio={progress ?? 0} />
      </Dialog>
      <MessageDialog
        open={doneNotice !== null}
        onOpenChange={(open) => !open && onDone()}
        tone={doneNotice?.tone ?? props.doneTone ?? 'success'}
        title={doneNotice?.title ?? props.doneTitle ?? texts.doneTitle}
        message={doneNotice?.message ?? ''}
        actionLabel={doneNotice?.actionLabel}
      />
    </>
  );
}
