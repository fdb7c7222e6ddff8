import type { SecondPersonReason } from '@naungan/api/desk-proposals';
import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { TextArea } from '@naungan/ui/primitives/text-area';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { reasonProblem } from '../parts/reason.ts';
import type { DeskClaim } from './desk-claim.ts';

const REASON_TEXTS: Record<SecondPersonReason, string> = {
  amount: 'Jumlahnya di atas batas pembayaran oleh satu orang.',
  accountChanged: 'Rekening penerima diubah setelah klaim disetujui.',
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

function ConfirmPayment({ proposal, onDone, onConflict, ...dialog }: DecisionProps) {
  const { call } = useDesk();
  const decision = useDecision(onConflict);
  const { bankName, accountNumber, accountHolder } = proposal.account;
  async function submit() {
    const isDone = await decision.send(() => call('deskConfirmProposal', { params: { id: proposal.id } }));
    if (isDone) onDone(`Pembayaran ${proposal.claimNumber} dikonfirmasi.`);
  }
  return (
    <DecisionDialog
      {...dialog}
      title={`Konfirmasi pembayaran ${proposal.claimNumber}`}
      description={`${formatRupiah(proposal.amount)} ke ${
        accountNumber === '' ? 'bengkel' : `${bankName} ${accountNumber} atas nama ${accountHolder}`
      }. Cocokkan dengan bukti bayar.`}
      confirmLabel="Konfirmasi pembayaran"
      decision={decision}
      onSubmit={() => void submit()}
    />
  );
}

function RejectPayment({ proposal, onDone, onConflict, ...dialog }: DecisionProps) {
  const { call } = useDesk();
  const decision = useDecision(onConflict);
  const [reason, setReason, clear] = useDraft(`proposal.${proposal.id}.reject`, '');
  const [error, setError] = useState<string | undefined>();
  async function submit() {
    const problem = reasonProblem(reason);
    setError(problem);
    if (problem) return;
    const isDone = await decision.send(() =>
      call('deskRejectProposal', { params: { id: proposal.id }, body: { reason: reason.trim() } }),
    );
    if (!isDone) return;
    clear();
    onDone(`Usulan pembayaran ${proposal.claimNumber} ditolak.`);
  }
  return (
    <DecisionDialog
      {...dialog}
      title={`Tolak usulan pembayaran ${proposal.claimNumber}`}
      confirmLabel="Tolak usulan"
      tone="danger"
      decision={decision}
      onSubmit={() => void submit()}
    >
      <TextArea
        label="Alasan untuk rekan"
        value={reason}
        error={error}
        maxLength={1000}
        onChange={(event) => {
          setReason(event.target.value);
          setError(undefined);
        }}
      />
    </DecisionDialog>
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
          <li key={reason}>{REASON_TEXTS[reason]}</li>
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
          <div className="nu:mt-3 nu:flex nu:flex-wrap nu:gap-2 nu:xl:grid">
            {proposal.mayConfirm && (
              <DeskButton variant="primary" onClick={() => setOpenDecision('confirm')}>
                Konfirmasi pembayaran
              </DeskButton>
            )}
            {mayReject && <DeskButton onClick={() => setOpenDecision('reject')}>Tolak usulan</DeskButton>}
          </div>
          <ConfirmPayment proposal={proposal} {...dialogProps('confirm')} />
          <RejectPayment proposal={proposal} {...dialogProps('reject')} />
        </>
      )}
    </section>
  );
}
