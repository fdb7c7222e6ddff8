import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type ReactNode, useState } from 'react';
import { SendProgress } from '../../flow/send/SendProgress.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog, useQuestion } from '../../primitives/confirm-dialog/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import type { FileCheck } from '../../primitives/file-upload/index.ts';
import { ActFailure } from '../claim-progress/ActFailure.tsx';
import type { ClaimActions } from '../claim-progress/claim-actions.ts';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { useClaimAct } from '../claim-progress/use-claim-act.ts';
import { useKeptFiles } from '../claim-progress/use-kept-files.ts';
import { LetterUpload } from './LetterUpload.tsx';

export type SendLetterDialogProps = Omit<ClaimDialogProps, 'claim'> & {
  /** Under which the chosen file is kept, and how it is sent. */
  form: 'appeal' | 'letter';
  send: ClaimActions['appeal'];
  spec: AttachmentSpec;
  /** Why a file is not taken, or `null`. */
  check: FileCheck;
  /** Whether one can be sent now; else the dialog shows what is around it. */
  offered?: boolean;
  texts: {
    title: string;
    description?: string;
    send: string;
    missing: string;
    failed: string;
    done: string;
    /** Asked once more before it is sent. */
    question: { title: string; description: string; confirmLabel: string };
  };
  /** Above the letter, and below it. */
  before?: ReactNode;
  children?: ReactNode;
};

/** A letter of the claimant: chosen, kept until it is sent, asked about, and sent once. */
export function SendLetterDialog({
  form,
  send,
  spec,
  check,
  offered = true,
  texts,
  before,
  children,
  actions,
  open,
  onOpenChange,
  refresh,
}: SendLetterDialogProps) {
  const { files, change } = useKeptFiles(form, actions);
  const [missing, setMissing] = useState(false);
  const question = useQuestion();
  const { act, pending, progress, error } = useClaimAct({
    open,
    close: () => onOpenChange(false),
    refresh,
    failed: texts.failed,
  });
  const file = files?.[spec.code] ?? null;

  async function handleSend() {
    if (!file) return setMissing(true);
    if (!(await question.ask())) return;
    await act(async ({ onProgress, onCommit }) => {
      onCommit();
      return send(file, { onProgress });
    }, texts.done);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !pending && onOpenChange(next)}
      title={texts.title}
      description={offered ? texts.description : undefined}
      footer={
        offered && (
          <Button className="nu:w-full nu:@tablet:w-auto" pending={pending} onClick={() => void handleSend()}>
            {texts.send}
          </Button>
        )
      }
    >
      <ActFailure error={error} />
      {before}
      {offered && files && (
        <LetterUpload
          spec={spec}
          check={check}
          file={file}
          error={missing && !file ? texts.missing : undefined}
          onFileChange={(next) => change(() => (next ? { [spec.code]: next } : {}))}
        />
      )}
      {progress !== null && <SendProgress ratio={progress} />}
      {children}
      <ConfirmDialog {...question.props} {...texts.question} />
    </Dialog>
  );
}
