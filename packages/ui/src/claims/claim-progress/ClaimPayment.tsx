import { CLAIM_MESSAGES } from '@naungan/domain/claim';
import { Lock } from 'lucide-react';
import { Alert } from '../../primitives/alert/index.ts';
import { Badge } from '../../primitives/badge/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { DetailGroup, DetailPart } from '../../records/detail-layout/index.ts';
import { PriceBreakdown } from '../../records/PriceBreakdown.tsx';
import { claimAccountOf } from '../bank-account/claim-account.ts';
import { PayoutAccount } from '../bank-account/PayoutAccount.tsx';
import type { ClaimDialogProps } from './claim-dialog.ts';
import { FileLink } from './FileLink.tsx';
import { InsurersReason } from './InsurersReason.tsx';
import { claimPageMessages } from './messages.ts';

export type ClaimPaymentProps = Pick<ClaimDialogProps, 'claim' | 'actions' | 'refresh'>;

/**
 * Amount, calculation, account, replacement method and documents of the settlement [3 §3]; nothing before the decision,
 * unless the account can be changed.
 */
export function ClaimPayment(props: ClaimPaymentProps) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const { payment, documentLod, next, progress } = props.claim;
  const { approvedAmount, replacement } = payment;
  const account = claimAccountOf(props.claim);
  const payoutAccount = account && <PayoutAccount {...props} account={account} />;
  if (approvedAmount === null)
    return payoutAccount && next.also.includes('account') ? (
      <DetailGroup group="berapa">
        <DetailPart title={texts.account}>
          <div className="nu:font-semibold">{payoutAccount}</div>
        </DetailPart>
      </DetailGroup>
    ) : null;
  const isRepair = replacement.selectedMethod === 'workshop';
  const settlementItems = [
    ...(replacement.selectedMethodText
      ? [
          {
            title: replacement.selectedByInsured ? texts.chosenReplacement : texts.replacement,
            value: replacement.selectedMethodText,
          },
        ]
      : []),
    ...(payoutAccount
      ? [{ title: isRepair ? texts.yourAccount : texts.targetAccount, value: payoutAccount }]
      : []),
  ];
  const documentLinks = [
    { label: texts.letter, href: replacement.lodUrl },
    { label: texts.signedLetter, href: documentLod.link },
    { label: CLAIM_MESSAGES.paymentProof, href: payment.payslip },
  ];
  return (
    <DetailGroup group="berapa">
      <DetailPart
        title={texts.payment}
        action={<Badge tone={payment.statusColor}>{payment.statusText}</Badge>}
      >
        {/* Texts that the next step or the progress displays are not repeated here. */}
        {payment.message !== next.text && payment.message !== progress.message && (
          <p className="nu:mb-4 nu:text-muted nu:empty:hidden">{payment.message}</p>
        )}
        <PriceBreakdown
          rows={payment.rows.map(({ label, amount }) => ({ label, amount }))}
          total={approvedAmount}
          totalLabel={texts.approved}
        />
        {payment.reason && payment.reason !== next.reason && (
          <InsurersReason text={payment.reason} className="nu:mt-4" />
        )}
        {payment.noteText && (
          <Alert tone={payment.noteColor} role="note" className="nu:mt-4">
            {payment.noteText}
          </Alert>
        )}
        {settlementItems.length > 0 && (
          <DescriptionList
            layout="grid"
            className="nu:mt-5 nu:border-t nu:border-line nu:pt-5 nu:grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]!"
            items={settlementItems}
          />
        )}
        {replacement.useOptional && replacement.isLocked && (
          <p className="nu:mt-3 nu:flex nu:items-start nu:gap-2 nu:text-sm nu:text-muted">
            <Lock aria-hidden="true" size={16} className="nu:mt-0.5 nu:shrink-0" />
            {CLAIM_MESSAGES.replacementLocked}
          </p>
        )}
        <ul className="nu:mt-3 nu:empty:hidden">
          {documentLinks.flatMap(({ label, href }) =>
            href === null
              ? []
              : [
                  <li key={label}>
                    <FileLink href={href}>{label}</FileLink>
                  </li>,
                ],
          )}
        </ul>
      </DetailPart>
    </DetailGroup>
  );
}
