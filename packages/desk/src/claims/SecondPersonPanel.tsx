import type { SecondPersonReason } from '@naungan/api/desk-proposals';
import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { ConfirmProposal, ReasonDialog } from '../parts/second-person/SecondPersonDialogs.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { ClaimMailPreview } from './ClaimMailPreview.tsx';
import { EMPTY_CLAIM_FORM } from './claim-form.ts';
import type { DeskClaim } from './desk-claim.ts';

const CONFIRM_KEYS = 'c y';
const REJECT_KEYS = 'c n';
const REASON_TEXTS: Record<SecondPersonReason, (claim: DeskClaim) => string> = {
  amount: ({ desk }) =>
    `Jumlahnya di atas ${formatRupiah(desk.secondPersonAbove)}, batas pembayaran oleh satu orang.`,
  accountChanged: () => 'Rekening penerima diubah setelah klaim disetujui.',
};

type Proposal = NonNullable<DeskClaim['desk']['proposal']>;
type DecisionProps = {
  proposal: Proposal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  changes: readonly string[];
  onConflict: () => void;
  onDone: (message: string) => void;
};

function ConfirmPayment({ claim, proposal, onDone, ...dialog }: DecisionProps & { claim: DeskClaim }) {
  const { call } = useDesk();
  const { bankName, accountNumber, accountHolder } = proposal.account;
  return (
    <ConfirmProposal
      {...dialog}
      title={`Konfirmasi pembayaran ${proposal.claimNumber}`}
      description={`${formatRupiah(proposal.amount)} ke ${
        accountNumber === '' ? 'bengkel' : `${bankName} ${accountNumber} atas nama ${accountHolder}`
      }. Cocokkan dengan bukti bayar.`}
      confirmLabel="Konfirmasi pembayaran"
      send={() => call('deskConfirmProposal', { params: { id: proposal.id } })}
      onDone={() => onDone(`Pembayaran ${proposal.claimNumber} dikonfirmasi.`)}
    >
      <ClaimMailPreview claim={claim} action="pay" form={EMPTY_CLAIM_FORM} />
    </ConfirmProposal>
  );
}

function RejectPayment({ proposal, onDone, ...dialog }: DecisionProps) {
  const { call } = useDesk();
  return (
    <ReasonDialog
      {...dialog}
      title={`Tolak usulan pembayaran ${proposal.claimNumber}`}
      confirmLabel="Tolak usulan"
      draftName={`proposal.${proposal.id}.reject`}
      send={(reason) => call('deskRejectProposal', { params: { id: proposal.id }, body: { reason } })}
      onDone={() => onDone(`Usulan pembayaran ${proposal.claimNumber} ditolak.`)}
    />
  );
}

export type SecondPersonPanelProps = {
  claim: DeskClaim;
} & Pick<DecisionProps, 'changes' | 'onConflict' | 'onDone'>;

/** Why a payment needs a second person, and the proposal that waits for this person. */
export function SecondPersonPanel({ claim, ...decisionProps }: SecondPersonPanelProps) {
  const [openDecision, setOpenDecision] = useState<'confirm' | 'reject' | null>(null);
  const { me } = useDesk();
  const { proposal, secondPerson } = claim.desk;
  // The person who proposed the payment may withdraw it.
  const mayReject = proposal?.proposedBy.id === me.id || me.permissions.includes('proposals.decide');
  const reasons = proposal?.reasons ?? secondPerson;
  useShortcuts('Orang kedua', [
    ...(proposal?.mayConfirm
      ? [{ keys: CONFIRM_KEYS, label: 'Konfirmasi pembayaran', run: () => setOpenDecision('confirm') }]
      : []),
    ...(proposal && mayReject
      ? [{ keys: REJECT_KEYS, label: 'Tolak usulan', run: () => setOpenDecision('reject') }]
      : []),
  ]);
  if (reasons.length === 0) return null;
  const dialogProps = (decision: 'confirm' | 'reject') => ({
    ...decisionProps,
    open: openDecision === decision,
    onOpenChange: (open: boolean) => setOpenDecision(open ? decision : null),
    onDone: (message: string) => {
      setOpenDecision(null);
      decisionProps.onDone(message);
    },
  });
  return (
    <section aria-label="Orang kedua" className="nu:border-b nu:border-line nu:p-4 nu:text-sm">
      <h2 className="nu:mb-2 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase">
        Orang kedua
      </h2>
      <p>
        {proposal
          ? `${proposal.proposedBy.fullName} mengusulkan pembayaran ${formatRupiah(proposal.amount)} pada ${formatDateTime(proposal.proposedAt)}.`
          : 'Pembayaran klaim ini perlu dikonfirmasi orang kedua.'}
      </p>
      <ul className="nu:mt-1 nu:list-disc nu:pl-5">
        {reasons.map((reason) => (
          <li key={reason}>{REASON_TEXTS[reason](claim)}</li>
        ))}
      </ul>
      {proposal && (
        <>
          <p className="nu:mt-1">
            <a
              href={proposal.payslip}
              target="_blank"
              rel="noreferrer"
              className="nu:font-semibold nu:underline"
            >
              Buka bukti bayar
            </a>
            {`. Berlaku sampai ${formatDateTime(proposal.expiresAt)}.`}
          </p>
          {!proposal.mayConfirm && (
            <p className="nu:mt-1">Menunggu konfirmasi rekan lain dengan peran Keuangan.</p>
          )}
          <div className="nu:mt-3 nu:flex nu:flex-wrap nu:gap-2 nu:xl:grid">
            {proposal.mayConfirm && (
              <DeskButton variant="primary" keys={CONFIRM_KEYS} onClick={() => setOpenDecision('confirm')}>
                Konfirmasi pembayaran
              </DeskButton>
            )}
            {mayReject && (
              <DeskButton keys={REJECT_KEYS} onClick={() => setOpenDecision('reject')}>
                Tolak usulan
              </DeskButton>
            )}
          </div>
          <ConfirmPayment claim={claim} proposal={proposal} {...dialogProps('confirm')} />
          <RejectPayment proposal={proposal} {...dialogProps('reject')} />
        </>
      )}
    </section>
  );
}
