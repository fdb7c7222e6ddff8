import type { AttachmentSpec } from '@naungan/domain/attachment';
import { CLAIM_MESSAGES, checkRevision } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { useState } from 'react';
import { AttachmentFields } from '../../fields/attachment/AttachmentFields.tsx';
import { chosenFiles } from '../../fields/attachment/attachment-page.tsx';
import { useFileUploads } from '../../fields/attachment/use-file-uploads.ts';
import { SendProgress } from '../../flow/send/SendProgress.tsx';
import { Alert } from '../../primitives/alert/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ConfirmDialog } from '../../primitives/confirm-dialog/index.ts';
import { useConfirmation } from '../../primitives/confirm-dialog/use-confirmation.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { toast } from '../../primitives/toast/index.ts';
import { useDeepStable } from '../../primitives/use-deep-stable.ts';
import { ClaimActionProblem } from '../claim-progress/ClaimActionProblem.tsx';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { CLAIM_TOAST_TOPIC, useClaimAction } from '../claim-progress/use-claim-action.ts';
import { useStoredFiles } from '../claim-progress/use-stored-files.ts';
import { claimDialogsMessages } from '../messages.ts';
import { REVISION_RULES } from './revision-rules.ts';

const NO_FILES = {};

/** Returns the documents that must be sent again. */
const specsToRevise = ({ info }: ClaimDetail): AttachmentSpec[] =>
  info.attachment
    .filter(({ needRevision }) => needRevision)
    .map(({ code, title, extention, limit, min, max }) => ({
      code,
      name: title,
      extention,
      required: true,
      limit,
      min,
      max,
    }));

/** A form with an upload field for each returned document. Files upload as soon as they are chosen. */
export function RevisionForm({
  claim,
  actions,
  refresh,
}: Pick<ClaimDialogProps, 'claim' | 'actions' | 'refresh'>) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { files, changeFiles } = useStoredFiles('documents', actions);
  const documentsToRevise = useDeepStable(specsToRevise(claim));
  const uploads = useFileUploads(documentsToRevise, files ?? NO_FILES, actions.uploadFile);
  const [problem, setProblem] = useState<string | null>(null);
  const confirmation = useConfirmation();
  const { runAction, pending, progress, error } = useClaimAction({
    open: true,
    // This form is no dialog. `NextStep` hides it after the claim was reloaded.
    close: () => undefined,
    refresh,
    failureMessage: texts.documentFailed,
  });
  if (!files) return null;

  const revisedFiles = chosenFiles({ attachments: documentsToRevise }, { files });

  /** Shows the reason for a rejected file at its field and in a toast [3 §8]. */
  function reportRejection(code: string, message: string | null) {
    uploads.reportRejection(code, message);
    if (message) toast({ tone: 'warning', message, topic: CLAIM_TOAST_TOPIC });
  }

  async function send() {
    const isPreparing = Object.values(uploads.picturesInPreparation).some((file) => file !== null);
    const problemText = isPreparing
      ? texts.preparing
      : checkRevision(
          documentsToRevise.map((spec) => ({ ...spec, title: spec.name })),
          revisedFiles.map(({ code }) => code),
        );
    setProblem(problemText);
    if (problemText) toast({ tone: 'warning', message: problemText, topic: CLAIM_TOAST_TOPIC });
    if (problemText || !(await confirmation.confirm())) return;
    // The chosen files are not cleared after sending: a file that is removed here is deleted on the server.
    await runAction(
      (tools) =>
        uploads.submitWithFiles(revisedFiles, tools, (uploadedFiles) =>
          actions.sendDocuments(uploadedFiles, tools),
        ),
      texts.revisionSent,
    );
  }

  return (
    <div className="nu:mt-4 nu:grid nu:gap-5 nu:border-t nu:border-line nu:pt-4">
      <ClaimActionProblem error={error} />
      <AttachmentFields
        specs={documentsToRevise}
        files={files}
        rules={REVISION_RULES}
        camera
        errors={{}}
        uploads={{ ...uploads, reportRejection }}
        onChange={(change) => {
          setProblem(null);
          changeFiles(change);
        }}
      />
      {/* Not an alert, because the toast with the same text is announced. */}
      {problem && (
        <Alert tone="warning" role="note">
          {problem}
        </Alert>
      )}
      {progress !== null && <SendProgress ratio={progress} />}
      <Button className="nu:@tablet:justify-self-start" pending={pending} onClick={() => void send()}>
        {texts.saveRevision}
      </Button>
      <ConfirmDialog
        {...confirmation.props}
        title={CLAIM_MESSAGES.reviseConfirm}
        description={texts.revisionText}
        confirmLabel={texts.confirmSave}
      />
    </div>
  );
}
