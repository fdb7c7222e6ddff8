import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import { isProductType, LINES } from '@naungan/domain/lines';
import { CLAIM_STATES } from '@naungan/domain/status';
import { useDesk } from '../desk/desk-context.ts';
import type { Column } from '../parts/data-table/DataTable.tsx';
import { type ListQuery, ListScreen } from '../parts/list-screen/ListScreen.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { routeHref } from '../routing/route.ts';
import { ClaimWait } from './ClaimWait.tsx';
import type { DeskClaimRow } from './desk-claim.ts';

/** The value of the filter that selects every state. Without a state, the queue has the claims that wait for the desk. */
const ALL_STATES = 'all';

const FILTERS = [
  {
    name: 'state',
    label: 'Tahap',
    options: [
      { value: '', label: 'Perlu dikerjakan' },
      ...CLAIM_STATES.map((state) => ({ value: state, label: DESK_CLAIM_STATE_ROWS[state].label })),
      { value: ALL_STATES, label: 'Semua tahap' },
    ],
  },
  {
    name: 'line',
    label: 'Lini',
    options: [
      { value: '', label: 'Semua lini' },
      ...Object.values(LINES).map(({ code, label }) => ({ value: code, label })),
    ],
  },
];

/** Returns the state of the query for the server: none for all. A wrong value in the address selects the default. */
function stateOf(state = '') {
  if (state === ALL_STATES) return undefined;
  return CLAIM_STATES.find((candidate) => candidate === state) ?? ('waiting' as const);
}

/** Returns the query of `deskClaims`: the longest wait first, in the list of all claims the newest claim. */
const claimQuery = ({ state, line, q, after }: ListQuery) => ({
  state: stateOf(state),
  line: line && isProductType(line) ? line : undefined,
  q: q || undefined,
  after,
  sort: state === ALL_STATES ? ('newest' as const) : ('waiting' as const),
});

/** Returns the columns of the queue; `now` in milliseconds. */
const columns = (now: number): Column<DeskClaimRow>[] => [
  {
    key: 'age',
    header: 'Menunggu',
    className: 'nu:w-32',
    cell: (claim) => <ClaimWait claim={claim} now={now} />,
  },
  {
    key: 'number',
    header: 'Nomor',
    className: 'nu:tabular nu:whitespace-nowrap nu:font-semibold',
    cell: ({ claimNumber }) => claimNumber,
  },
  {
    key: 'claimant',
    header: 'Pengaju',
    cell: ({ claimant, namedBeneficiary, footer }) => (
      <>
        <span className="nu:line-clamp-1 nu:font-semibold">{claimant}</span>
        <span className="nu:line-clamp-1 nu:text-xs nu:text-muted">
          {namedBeneficiary === null ? footer.title : `${footer.title}, diajukan ahli waris`}
        </span>
      </>
    ),
  },
  {
    key: 'product',
    header: 'Produk',
    className: 'nu:max-lg:hidden',
    cell: ({ content }) => (
      <>
        <span className="nu:line-clamp-1">{content.title}</span>
        <span className="nu:line-clamp-1 nu:text-xs nu:text-muted">
          {content.insurer ?? content.subtitle}
        </span>
      </>
    ),
  },
  {
    key: 'date',
    header: 'Musibah',
    className: 'nu:whitespace-nowrap nu:max-xl:hidden',
    cell: ({ footer }) => footer.subtitle,
  },
  {
    key: 'state',
    header: 'Tahap',
    className: 'nu:w-px',
    cell: ({ state, awaitsReply }) => (
      <span className="nu:flex nu:gap-1 nu:max-lg:flex-wrap">
        <StatusBadge tone={DESK_CLAIM_STATE_ROWS[state].tone}>
          {DESK_CLAIM_STATE_ROWS[state].label}
        </StatusBadge>
        {awaitsReply && <StatusBadge tone="warning">Pesan baru</StatusBadge>}
      </span>
    ),
  },
  {
    key: 'owner',
    header: 'Petugas',
    className: 'nu:max-lg:hidden',
    cell: ({ owner }) => owner?.fullName ?? <span className="nu:text-muted">Belum ada</span>,
  },
];

/** The queue of claims: those that wait for the desk, or of a stage, the longest wait first. */
export function ClaimQueue() {
  const { call } = useDesk();
  return (
    <ListScreen<DeskClaimRow>
      path="/claims"
      queue="claims"
      title="Klaim"
      noun="klaim"
      search={{ label: 'Cari klaim', placeholder: 'Nomor, nama, email, telepon, pelat' }}
      filters={FILTERS}
      load={async (query, { headers }) =>
        (await call('deskClaims', { query: claimQuery(query), headers })).response
      }
      columns={columns}
      rowId={({ id }) => id}
      rowHref={({ id }) => routeHref(`/claims/${id}`)}
      rowLabel={({ claimNumber, claimant }) => `Klaim ${claimNumber}, ${claimant}`}
      empty={{
        title: 'Antrean kosong',
        text: 'Tidak ada klaim yang menunggu tindakan kita. Klaim berikutnya muncul di sini.',
      }}
    />
  );
}
