import type { AttachmentSpec } from '@naungan/domain/attachment';
import { checkLetterFile } from '@naungan/domain/claim';
import type { ClaimAccount } from '@naungan/domain/claim/record';
import { type ReactNode, useRef, useState } from 'react';
import { Heading } from '../primitives/heading/index.ts';
import { type Messages, useMessages } from '../primitives/host/messages.ts';
import { AccountStep } from './bank-account/AccountStep.tsx';
import { claimAccountOf } from './bank-account/claim-account.ts';
import { useAccountForm } from './bank-account/use-account-form.ts';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { FileLink } from './claim-progress/FileLink.tsx';
import { SendLetterDialog } from './letter-upload/SendLetterDialog.tsx';
import { claimDialogsMessages } from './messages.ts';

/** LOD in wire names is the discharge letter ('letter of discharge'). The limit is in megabytes. */
const SPEC: Omit<AttachmentSpec, 'name'> = {
  code: 'documentLod',
  extention: 'pdf_image',
  required: true,
  limit: 5,
};
/** Returns the question before the letter is sent. It names the bank account, except for a repair, which is paid to the workshop. */
const questionOf = (
  { bankName, accountNumber, accountHolder }: ClaimAccount,
  isRepair: boolean,
  texts: Messages['ClaimDialogs'],
) => ({
  title: texts.letterConfirm,
  description: isRepair
    ? texts.noAppeal
    : `${texts.paidTo(bankName, accountNumber, accountHolder)} ${texts.noAppeal}`,
  confirmLabel: texts.confirmSend,
});

/**
 * Collects the bank account and the discharge letter, in which the claimant accepts the settlement [3 §5, Q43]. The
 * claimant downloads, signs and uploads the letter.
 */
export function LetterDialog({ claim, ...dialogProps }: ClaimDialogProps) {
  const texts = useMessages('ClaimDialogs', claimDialogsMessages);
  const { actions } = dialogProps;
  const { lodUrl, selectedMethod } = claim.payment.replacement;
  const isRepair = selectedMethod === 'workshop';
  const accountForm = useAccountForm(claim, actions);
  const [editing, setEditing] = useState(false);
  const stepsElement = useRef<HTMLDivElement>(null);
  const isAccountSentWithLetter = editing || claimAccountOf(claim) === null;
  return (
    <SendLetterDialog
      {...dialogProps}
      form="letter"
      send={(file, progress) =>
        actions.sendLetter({ file, account: isAccountSentWithLetter ? accountForm.account : null }, progress)
      }
      checkOtherFields={() =>
        !isAccountSentWithLetter ||
        (stepsElement.current !== null && accountForm.check(stepsElement.current) !== null)
      }
      spec={{ ...SPEC, name: texts.signedLetter }}
      check={checkLetterFile}
      texts={{
        title: texts.letter,
        sendLabel: texts.sendLetter,
        missingMessage: texts.letterMissing,
        failedMessage: texts.letterFailed,
        sentMessage: texts.letterSent,
        question: questionOf(accountForm.account, isRepair, texts),
      }}
      contentAbove={
        <div ref={stepsElement} className="nu:mb-3 nu:grid nu:gap-6">
          <LetterStep title={texts.accountStep} text={isRepair ? texts.repairAccount : texts.claimAccount}>
            <AccountStep
              claim={claim}
              actions={actions}
              form={accountForm}
              editing={editing}
              onEditingChange={setEditing}
              open={dialogProps.open}
              refresh={dialogProps.refresh}
            />
          </LetterStep>
          <LetterStep title={texts.signStep} text={texts.signText}>
            {lodUrl && <FileLink href={lodUrl}>{texts.downloadLetter}</FileLink>}
          </LetterStep>
          <LetterStep title={texts.sendStep} text={texts.sendText} />
        </div>
      }
    />
  );
}

type LetterStepProps = { title: string; text: string; children?: ReactNode };

function LetterStep({ title, text, children }: LetterStepProps) {
  return (
    <section>
      <Heading level={3} className="nu:text-base nu:font-bold">
        {title}
      </Heading>
      <p className="nu:mb-3 nu:text-muted nu:last:mb-0">{text}</p>
      {children}
    </section>
  );
}
