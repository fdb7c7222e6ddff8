import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type ReactNode, useState } from 'react';
import { SendProgress } from '../../flow/send/SendProgress.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { useConfirmation } from '../../primitives/confirm-dialog/use-confirmation.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import type { FileCheck } from '../../primitives/file-upload/index.ts';
import { ClaimActionProblem } from '../claim-progress/ClaimActionProblem.tsx';
import type { SendFile } from '../claim-progress/claim-actions.ts';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { useClaimAction } from '../claim-progress/use-claim-action.ts';
import { useStoredFiles } from '../claim-progress/use-stored-files.ts';
import { SingleFileUpload } from './SingleFileUpload.tsx';

export type SendLetterDialogProps = Omit<ClaimDialogProps, 'claim'> & {
  /** Key under which the chosen file is stored. */
  form: 'appeal' | 'letter';
  send: SendFile;
  spec: AttachmentSpec;
  /** Returns why a file is rejected, or `null`. */
  check: FileCheck;
  /** Shows the problems of the fields in `contentAbove`, and returns whether these fields are valid. */
  checkOtherFields?: () => boolean;
  /** Whether a letter can be sent; otherwise only `contentAbove` and `children` are shown. */
  canSend?: boolean;
  texts: {
    title: string;
    description?: string;
    sendLabel: string;
    /** Message at the upload field if no letter is chosen. */
    missingMessage: string;
    /** Message of a failure if the server's response contains none. */
    failedMessage: string;
    sentMessage: string;
    /** Confirmation before sending. */
    question: { title: string; description: string; confirmLabel: string };
  };
  /** Shown above the upload field. */
  contentAbove?: ReactNode;
  /** Shown below the upload field. */
  children?: ReactNode;
};

/** A dialog that sends a claimant's letter after a confirmation. The chosen file is stored until it is sent. */
export function SendLetterDialog({
  form,
  send,
  spec,
  check,
  checkOtherFields = () => true,
  canSend = true,
  texts,
  contentAbove,
  children,
  actions,
  open,
  onOpenChange,
  refresh,
}: SendLetterDialogProps) {
  const { files, changeFiles } = useStoredFiles(form, actions);
  const [showsMissingMessage, setShowsMissingMessage] = useState(false);
  const confirmation = useConfirmation();
  const { runAction, pending, progress, error } = useClaimAction({
    open,
    close: () => onOpenChange(false),
    refresh,
    failureMessage: texts.failedMessage,
  });
  const file = files?.[spec.code] ?? null;

  async function handleSend() {
    if (!file) setShowsMissingMessage(true);
    if (!checkOtherFields() || !file) return;
    if (!(await confirmation.confirm())) return;
    await runAction(async ({ onProgress, onCommit }) => {
      // Sending cannot be cancelled, because the file is part of the request that changes the claim.
      onCommit();
      return send(file, { onProgress });
    }, texts.sentMessage);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !pending && onOpenChange(isOpen)}
      title={texts.title}
      description={canSend ? texts.description : undefined}
      footer={
        canSend && (
          <Button className="nu:w-full nu:@tablet:w-auto" pending={pending} onClick={() => void handleSend()}>
            {texts.sendLabel}
          </Button>
        )
      }
    >
      <ClaimActionProblem error={error} />
      {contentAbove}
      {canSend && files && (
        <SingleFileUpload
          spec={spec}
          check={check}
          file={file}
          error={showsMissingMessage && !file ? texts.missingMessage : undefined}
          onFileChange={(newFile) => changeFiles(() => (newFile ? { [spec.code]: newFile } : {}))}
        />
      )}
      {progress !== null && <SendProgress ratio={progress} />}
      {children}
      <ConfirmDialog {...confirmation.props} {...texts.question} />
    </Dialog>
  );
}
