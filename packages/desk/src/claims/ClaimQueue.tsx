import { DESK_CLAIM_STATE_ROWS } from '@naungan/domain/desk-status';
import { isProductType, LINES } from '@naungan/domain/lines';
import { CLAIM_STATES, type ClaimState } from '@naungan/domain/status';
import { useDesk } from '../desk/desk-context.ts';
import { AgeBadge } from '../parts/age-badge/AgeBadge.tsx';
import type { Column } from '../parts/data-table/DataTable.tsx';
import { type ListQuery, ListScreen } from '../parts/list-screen/ListScreen.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { routeHref } from '../routing/route.ts';
import type { DeskClaimRow } from './desk-claim.ts';

const ALL_STATES = 'all';
const DEFAULT_STATE: ClaimState = 'pending';

const FILTERS = [
  {
    name: 'state',
    label: 'Tahap',
    options: [
      ...CLAIM_STATES.map((state) => ({
        value: state === DEFAULT_STATE ? '' : state,
        label: DESK_CLAIM_STATE_ROWS[state].label,
      })),
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

function stateOf(state = ''): ClaimState | undefined {
  if (state === ALL_STATES) return undefined;
  return CLAIM_STATES.find((candidate) => candidate === state) ?? DEFAULT_STATE;
}

/** Returns the query of `deskClaims`: the oldest claim first, in the list of all claims the newest. */
const claimQuery = ({ state, line, q, after }: ListQuery) => ({
  state: stateOf(state),
  line: line && isProductType(line) ? line : undefined,
  q: q || undefined,
  after,
  sort: state === ALL_STATES ? ('newest' as const) : ('oldest' as const),
});

/** Returns the columns of the queue; `now` in milliseconds. */
const columns = (now: number): Column<DeskClaimRow>[] => [
  {
    key: 'age',
    header: 'Umur',
    className: 'nu:w-24',
    cell: ({ submittedAt, state }) => (
      <AgeBadge since={submittedAt} now={now} isWaiting={DESK_CLAIM_STATE_ROWS[state].isWaiting} />
    ),
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

/** The queue of claims by stage, the oldest claim first. */
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
      empty={{ title: 'Antrean kosong', text: 'Tidak ada klaim baru. Klaim berikutnya muncul di sini.' }}
    />
  );
}
