import type { AttachmentSpec } from '@naungan/domain/attachment';
import { checkAppealFile } from '@naungan/domain/claim';
import { useState } from 'react';
import { Button } from '../../primitives/button/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { ClaimDialogProps } from '../claim-progress/claim-dialog.ts';
import { SendLetterDialog } from '../letter-upload/SendLetterDialog.tsx';
import { claimDialogsMessages } from '../messages.ts';
import { AppealHistory } from './AppealHistory.tsx';

/** The document without its name. The limit is in megabytes. */
const SPEC: Omit<AttachmentSpec, 'name'> = {
  code: 'appeal',
  extention: 'pdf',
  required: true,
  limit: 2,
};
/** A dialog to send an appeal letter. Also shows earlier appeals with their responses [3 §2]. */
export function AppealDialog({ claim, ...dialogProps }: ClaimDialogProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const spec = { ...SPEC, name: texts.appealLetter };
  const { histories } = claim.appeal;
  const { task, also: otherTasks } = claim.next;
  const canAppeal = task === 'appeal' || otherTasks.includes('appeal');
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  return (
    <SendLetterDialog
      {...dialogProps}
      form="appeal"
      send={dialogProps.actions.appeal}
      spec={spec}
      check={checkAppealFile}
      canSend={canAppeal}
      texts={{
        title: texts.appeal,
        description: texts.appealText,
        sendLabel: texts.sendAppeal,
        missingMessage: texts.appealMissing,
        failedMessage: texts.appealFailed,
        sentMessage: texts.appealSent,
        question: {
          title: texts.appealConfirm,
          description: texts.appealConfirmText,
          confirmLabel: texts.confirmAppeal,
        },
      }}
    >
      {canAppeal && histories.length > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="nu:mt-4"
          aria-expanded={isHistoryOpen}
          onClick={() => setIsHistoryOpen(!isHistoryOpen)}
        >
          {texts.history(histories.length)}
        </Button>
      )}
      {(isHistoryOpen || !canAppeal) && <AppealHistory appeals={histories} />}
    </SendLetterDialog>
  );
}
