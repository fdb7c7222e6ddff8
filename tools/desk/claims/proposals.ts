import type { Proposal } from '@naungan/api/desk-proposals';
import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { type DeskCommands, rejectFurtherWords, requireValue, UsageError } from '../command.ts';

const REASON_TEXTS: Readonly<Record<Proposal['reasons'][number], string>> = {
  amount: 'amount above the limit',
  accountChanged: 'account changed after the approval',
};

/** Returns the rows of one proposed payment. */
function proposalSheet(proposal: Proposal, origin: string): string {
  const { id, claimNumber, amount, account, reasons, payslip, proposedBy } = proposal;
  const payee =
    account.accountNumber === ''
      ? 'the workshop'
      : `${account.bankName} ${account.accountNumber}, ${account.accountHolder}`;
  return [
    `${id}  ${claimNumber}  ${formatRupiah(amount)} to ${payee}`,
    `  ${reasons.map((reason) => REASON_TEXTS[reason]).join(', ')}`,
    `  proposed by ${proposedBy.fullName} at ${formatDateTime(proposal.proposedAt)}, until ${formatDateTime(proposal.expiresAt)}`,
    `  ${new URL(payslip, origin)}`,
  ].join('\n');
}

/** Returns the sentence for a payment that was only proposed. */
export const proposedText = ({ id, claimNumber, reasons }: Proposal): string =>
  `Claim ${claimNumber} is not paid yet: a second person must confirm the payment ` +
  `(${reasons.map((reason) => REASON_TEXTS[reason]).join(', ')}): npm run desk -- proposals confirm ${id}`;

export const proposalCommands: DeskCommands = {
  usage: `  proposals list
  proposals confirm <proposal>
  proposals reject <proposal> --reason "why"`,
  notes:
    'proposals are payments that wait for a second person, for seven days. Only another person than the one who proposed it may confirm; reject closes it without a payment.',
  options: ['reason'],
  commands: {
    proposals([action, id, ...words], { reason }) {
      rejectFurtherWords(words, ' Put sentences in quotes.');
      if (action === 'list')
        return async ({ desk, origin }) => {
          const proposals = await desk<Proposal[]>('deskProposals');
          return proposals.map((proposal) => proposalSheet(proposal, origin)).join('\n') || 'No proposals.';
        };
      if (action === 'confirm') {
        const proposalId = requireValue(id, 'The proposal');
        return async ({ desk }) => {
          const { claimNumber, amount } = await desk<Proposal>('deskConfirmProposal', { id: proposalId });
          return `Claim ${claimNumber}: the payment of ${formatRupiah(amount)} is confirmed.`;
        };
      }
      if (action === 'reject') {
        const proposalId = requireValue(id, 'The proposal');
        const body = { reason: requireValue(reason, '--reason') };
        return async ({ desk }) => {
          const { claimNumber } = await desk<Proposal>('deskRejectProposal', { id: proposalId, body });
          return `Claim ${claimNumber}: the proposed payment is rejected.`;
        };
      }
      throw new UsageError('proposals needs list, confirm or reject.');
    },
  },
};
