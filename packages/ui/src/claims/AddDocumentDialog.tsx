import { ADDITION_SPEC, CLAIM_MESSAGES, checkClaimFile } from '@naungan/domain/claim';
import { LIMITS } from '@naungan/domain/text';
import { useState } from 'react';
import type { AttachmentFiles } from '../fields/attachment/attachment-files.ts';
import { SendProgress } from '../flow/send/SendProgress.tsx';
import { Button } from '../primitives/button/index.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { TextField } from '../primitives/text-field/index.ts';
import { ClaimActionProblem } from './claim-progress/ClaimActionProblem.tsx';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { useClaimAction } from './claim-progress/use-claim-action.ts';
import { useStoredFiles } from './claim-progress/use-stored-files.ts';
import { SingleFileUpload } from './letter-upload/SingleFileUpload.tsx';
import { claimDialogsMessages } from './messages.ts';

/** A dialog that adds a document that was not requested, with a title. */
export function AddDocumentDialog({ actions, open, onOpenChange, refresh }: Omit<ClaimDialogProps, 'claim'>) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { files, changeFiles } = useStoredFiles('addition', actions);
  const [title, setTitle] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const { runAction, pending, progress, error } = useClaimAction({
    open,
    close() {
      setTitle('');
      setWasSubmitted(false);
      changeFiles(() => ({}));
      onOpenChange(false);
    },
    refresh,
    failureMessage: texts.documentFailed,
  });
  const file = files?.[ADDITION_SPEC.code] ?? null;
  const isUntitled = title.trim() === '';

  async function send() {
    setWasSubmitted(true);
    if (!file || isUntitled) return;
    await runAction(async ({ onProgress, onCommit }) => {
      // Sending cannot be cancelled, because the file is part of the request that changes the claim.
      onCommit();
      return actions.addDocument({ title, file }, { onProgress });
    }, texts.documentSent);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !pending && onOpenChange(isOpen)}
      title={texts.addDocument}
      description={texts.addDocumentText}
      footer={
        <Button className="nu:w-full nu:@tablet:w-auto" pending={pending} onClick={() => void send()}>
          {texts.sendDocument}
        </Button>
      }
    >
      <ClaimActionProblem error={error} />
      <div className="nu:grid nu:gap-5">
        <TextField
          label={texts.documentTitle}
          hint={texts.documentExample}
          value={title}
          maxLength={LIMITS.name}
          requirement="required"
          error={wasSubmitted && isUntitled ? CLAIM_MESSAGES.additionTitle : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        {files && (
          <SingleFileUpload
            spec={ADDITION_SPEC}
            check={(facts) => checkClaimFile(ADDITION_SPEC, facts)}
            file={file}
            error={wasSubmitted && !file ? CLAIM_MESSAGES.additionMissing : undefined}
            onFileChange={(newFile) =>
              changeFiles((): AttachmentFiles => (newFile ? { [ADDITION_SPEC.code]: newFile } : {}))
            }
          />
        )}
      </div>
      {progress !== null && <SendProgress ratio={progress} />}
    </Dialog>
  );
}
