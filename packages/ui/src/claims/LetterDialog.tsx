import type { AttachmentSpec } from '@naungan/domain/attachment';
import { CLAIM_MESSAGES, checkLetterFile } from '@naungan/domain/claim';
import type { ClaimAccount } from '@naungan/domain/claim/record';
import { type ReactNode, useRef, useState } from 'react';
import { Heading } from '../primitives/heading/index.ts';
import { AccountStep } from './bank-account/AccountStep.tsx';
import { claimAccountOf } from './bank-account/claim-account.ts';
import { useAccountForm } from './bank-account/use-account-form.ts';
import type { ClaimDialogProps } from './claim-progress/claim-dialog.ts';
import { FileLink } from './claim-progress/FileLink.tsx';
import { SendLetterDialog } from './letter-upload/SendLetterDialog.tsx';

/** LOD in wire names is the discharge letter ('letter of discharge'). The limit is in megabytes. */
const SPEC: AttachmentSpec = {
  code: 'documentLod',
  name: 'Surat pernyataan yang sudah ditandatangani',
  extention: 'pdf_image',
  required: true,
  limit: 5,
};
const TEXTS = {
  title: 'Surat pernyataan',
  sendLabel: 'Kirim surat',
  missingMessage: CLAIM_MESSAGES.letterMissing,
  failedMessage: 'Surat belum terkirim, silakan coba lagi',
  sentMessage: 'Surat pernyataan Anda sudah kami terima',
};
const NO_APPEAL_TEXT = 'Setelah surat terkirim, keputusan klaim ini tidak dapat diajukan banding lagi.';

/** Returns the question before the letter is sent. It names the bank account, except for a repair, which is paid to the workshop. */
const questionOf = ({ bankName, accountNumber, accountHolder }: ClaimAccount, isRepair: boolean) => ({
  title: 'Kirim surat pernyataan?',
  description: isRepair
    ? NO_APPEAL_TEXT
    : `Klaim dibayarkan ke rekening ${bankName} ${accountNumber} a.n. ${accountHolder}. ${NO_APPEAL_TEXT}`,
  confirmLabel: 'Ya, kirim',
});

/**
 * Collects the bank account and the discharge letter, in which the claimant accepts the settlement [3 §5, Q43]. The
 * claimant downloads, signs and uploads the letter.
 */
export function LetterDialog({ claim, ...dialogProps }: ClaimDialogProps) {
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
      spec={SPEC}
      check={checkLetterFile}
      texts={{ ...TEXTS, question: questionOf(accountForm.account, isRepair) }}
      contentAbove={
        <div ref={stepsElement} className="nu:mb-3 nu:grid nu:gap-6">
          <LetterStep
            title="1. Rekening penerima"
            text={
              isRepair
                ? 'Biaya perbaikan dibayarkan kepada bengkel. Rekening ini digunakan bila ada penggantian yang dibayarkan kepada Anda.'
                : 'Klaim dibayarkan ke rekening ini.'
            }
          >
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
          <LetterStep
            title="2. Tanda tangan"
            text="Unduh surat pernyataan, lalu periksa jumlah dan rekeningnya. Tanda tangani di atas meterai."
          >
            {lodUrl && <FileLink href={lodUrl}>Unduh surat pernyataan</FileLink>}
          </LetterStep>
          <LetterStep title="3. Kirim surat" text="Foto atau pindai suratnya, lalu kirim di sini." />
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
