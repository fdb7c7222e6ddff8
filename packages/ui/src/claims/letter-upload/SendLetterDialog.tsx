import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type ReactNode, useState } from 'react';
import { SendProgress } from '../../flow/send/SendProgress.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog, useConfirmation } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import type { FileCheck } from '../../primitives/file-upload/index.ts';
import { ClaimActionProblem } from '../claim-progress/ClaimActionProblem.tsx';
import type { ClaimActions } from '../claim-progress/claim-actions.ts';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { useClaimAction } from '../claim-progress/use-claim-action.ts';
import { useStoredFiles } from '../claim-progress/use-stored-files.ts';
import { SingleFileUpload } from './SingleFileUpload.tsx';

export type SendLetterDialogProps = Omit<ClaimDialogProps, 'claim'> & {
  /** Key under which the chosen file is stored. */
  form: 'appeal' | 'letter';
  send: ClaimActions['appeal'];
  spec: AttachmentSpec;
  /** Returns why a file is rejected, or `null`. */
  check: FileCheck;
  /** Returns whether the fields other than the letter are valid; shows the problems of invalid fields. */
  isReady?: () => boolean;
  /** Whether a letter can be sent; otherwise only `before` and `children` are shown. */
  canSend?: boolean;
  texts: {
    title: string;
    description?: string;
    send: string;
    missing: string;
    failed: string;
    done: string;
    /** Confirmation before sending. */
    question: { title: string; description: string; confirmLabel: string };
  };
  /** Content above the letter; `children` are shown below it. */
  before?: ReactNode;
  children?: ReactNode;
};

/** Uploads a claimant's letter: stores the chosen file until it is sent, and requires a confirmation. */
export function SendLetterDialog({
  form,
  send,
  spec,
  check,
  isReady = () => true,
  canSend = true,
  texts,
  before,
  children,
  actions,
  open,
  onOpenChange,
  refresh,
}: SendLetterDialogProps) {
  const { files, changeFiles } = useStoredFiles(form, actions);
  const [showsMissing, setShowsMissing] = useState(false);
  const confirmation = useConfirmation();
  const { runAction, pending, progress, error } = useClaimAction({
    open,
    close: () => onOpenChange(false),
    refresh,
    failureMessage: texts.failed,
  });
  const file = files?.[spec.code] ?? null;

  async function handleSend() {
    if (!file) setShowsMissing(true);
    if (!isReady() || !file) return;
    if (!(await confirmation.confirm())) return;
    await runAction(async ({ onProgress, onCommit }) => {
      // Sending cannot be cancelled, because the file is part of the request that changes the claim.
      onCommit();
      return send(file, { onProgress });
    }, texts.done);
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
            {texts.send}
          </Button>
        )
      }
    >
      <ClaimActionProblem error={error} />
      {before}
      {canSend && files && (
        <SingleFileUpload
          spec={spec}
          check={check}
          file={file}
          error={showsMissing && !file ? texts.missing : undefined}
          onFileChange={(newFile) => changeFiles(() => (newFile ? { [spec.code]: newFile } : {}))}
        />
      )}
      {progress !== null && <SendProgress ratio={progress} />}
      {children}
      <ConfirmDialog {...confirmation.props} {...texts.question} />
    </Dialog>
  );
}
