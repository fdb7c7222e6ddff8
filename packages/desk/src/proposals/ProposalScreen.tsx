import type { Proposal } from '@naungan/api/desk-proposals';
import { formatDateTime } from '@naungan/domain/dates';
import { formatRupiah } from '@naungan/domain/money';
import { useDesk } from '../desk/desk-context.ts';
import { AgeBadge } from '../parts/age-badge/AgeBadge.tsx';
import type { Column } from '../parts/data-table/DataTable.tsx';
import { ListScreen } from '../parts/list-screen/ListScreen.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { routeHref } from '../routing/route.ts';

const columns = (now: number): Column<Proposal>[] => [
  {
    key: 'age',
    header: 'Umur',
    className: 'nu:w-24',
    cell: ({ proposedAt }) => <AgeBadge since={proposedAt} now={now} />,
  },
  {
    key: 'claim',
    header: 'Klaim',
    className: 'nu:tabular nu:whitespace-nowrap nu:font-semibold',
    cell: ({ claimNumber }) => claimNumber,
  },
  {
    key: 'account',
    header: 'Rekening',
    cell: ({ account }) =>
      account.accountNumber === ''
        ? 'Bengkel'
        : `${account.bankName} ${account.accountNumber}, ${account.accountHolder}`,
  },
  {
    key: 'person',
    header: 'Diusulkan',
    className: 'nu:max-lg:hidden',
    cell: ({ proposedBy }) => proposedBy.fullName,
  },
  {
    key: 'expires',
    header: 'Berlaku sampai',
    className: 'nu:max-xl:hidden nu:whitespace-nowrap',
    cell: ({ expiresAt }) => formatDateTime(expiresAt),
  },
  {
    key: 'state',
    header: 'Anda',
    className: 'nu:w-px',
    cell: ({ mayConfirm }) =>
      mayConfirm ? (
        <StatusBadge tone="warning">Dapat mengonfirmasi</StatusBadge>
      ) : (
        <StatusBadge tone="neutral">Menunggu rekan</StatusBadge>
      ),
  },
  {
    key: 'amount',
    header: 'Jumlah',
    align: 'end',
    className: 'nu:tabular nu:whitespace-nowrap nu:font-semibold',
    cell: ({ amount }) => formatRupiah(amount),
  },
];

/** Claim payments that wait for a second person. A row opens the claim, where the payment is confirmed. */
export function ProposalScreen() {
  const { call } = useDesk();
  return (
    <ListScreen<Proposal>
      path="/proposals"
      title="Orang kedua"
      noun="usulan"
      filters={[]}
      load={async (_query, { headers }) => ({
        rows: (await call('deskProposals', { headers })).response,
        next: null,
      })}
      columns={columns}
      rowId={({ id }) => id}
      rowHref={({ claimId }) => routeHref(`/claims/${claimId}`)}
      rowLabel={({ claimNumber, amount }) => `Klaim ${claimNumber}, ${formatRupiah(amount)}`}
      empty={{
        title: 'Tidak ada usulan pembayaran',
        text: 'Pembayaran klaim yang perlu orang kedua muncul di sini.',
      }}
    />
  );
}
