import { CONTENT_KINDS, type ContentRow } from '@naungan/api/desk-content-editor';
import { formatDateTime } from '@naungan/domain/dates';
import { useDesk } from '../desk/desk-context.ts';
import type { Column } from '../parts/data-table/DataTable.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { type ListQuery, ListScreen } from '../parts/list-screen/ListScreen.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { routeHref } from '../routing/route.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { CONTENT_LABELS, NEW_KEY } from './content-facts.ts';
import { PublishSite } from './PublishSite.tsx';

const FILTERS = [
  {
    name: 'kind',
    label: 'Jenis',
    options: [
      { value: '', label: 'Semua konten' },
      ...CONTENT_KINDS.map((value) => ({ value, label: CONTENT_LABELS[value] })),
    ],
  },
  {
    name: 'state',
    label: 'Status',
    options: [
      { value: '', label: 'Semua status' },
      { value: 'unpublished', label: 'Belum diterbitkan' },
    ],
  },
];

/** Returns the rows that match the text and the status of the filter. */
const matching = (rows: readonly ContentRow[], { q = '', state }: ListQuery): ContentRow[] =>
  rows.filter(
    ({ title, key, isPublished }) =>
      `${title} ${key}`.toLowerCase().includes(q.toLowerCase()) && (state !== 'unpublished' || !isPublished),
  );

const COLUMNS: Column<ContentRow>[] = [
  {
    key: 'title',
    header: 'Judul',
    cell: ({ title, key }) => (
      <>
        <span className="nu:line-clamp-1 nu:font-semibold">{title}</span>
        <span className="nu:line-clamp-1 nu:text-xs nu:text-muted">{key}</span>
      </>
    ),
  },
  { key: 'kind', header: 'Jenis', cell: ({ kind }) => CONTENT_LABELS[kind] },
  {
    key: 'changed',
    header: 'Diubah',
    className: 'nu:max-md:hidden',
    cell: ({ changedAt, changedBy }) =>
      changedAt === null ? (
        '–'
      ) : (
        <>
          {formatDateTime(changedAt)}
          <span className="nu:block nu:text-xs nu:text-muted">{changedBy?.fullName}</span>
        </>
      ),
  },
  {
    key: 'state',
    header: 'Status',
    className: 'nu:w-px',
    cell: ({ isHidden, isPublished }) => (
      <span className="nu:flex nu:flex-wrap nu:gap-1">
        {isHidden && <StatusBadge tone="neutral">Disembunyikan</StatusBadge>}
        {isPublished && !isHidden && <StatusBadge tone="success">Tampil</StatusBadge>}
        {!isPublished && <StatusBadge tone="warning">Belum diterbitkan</StatusBadge>}
      </span>
    ),
  },
];

/** Articles, pages, help guides and settings. */
export function ContentList() {
  const { call, router } = useDesk();
  const openNew = () => router.push(routeHref(`/content/article/${NEW_KEY}`));
  useShortcuts('Konten', [{ keys: 'n', label: 'Artikel baru', run: openNew }]);
  return (
    <ListScreen<ContentRow>
      path="/content"
      title="Konten"
      noun="konten"
      actions={
        <>
          <PublishSite />
          <DeskButton variant="primary" keys="n" onClick={openNew}>
            Artikel baru
          </DeskButton>
        </>
      }
      search={{ label: 'Cari konten', placeholder: 'Judul' }}
      filters={FILTERS}
      load={async (query, { headers }) => {
        const kind = CONTENT_KINDS.find((candidate) => candidate === query.kind);
        const { response } = await call('deskContent', { query: { kind }, headers });
        return { rows: matching(response.rows, query), next: null };
      }}
      columns={() => COLUMNS}
      rowId={({ kind, key }) => `${kind}/${key}`}
      rowHref={({ kind, key }) => routeHref(`/content/${kind}/${encodeURIComponent(key)}`)}
      rowLabel={({ kind, title }) => `${CONTENT_LABELS[kind]} ${title}`}
      empty={{ title: 'Belum ada konten', text: 'Artikel, halaman, dan bantuan muncul di sini.' }}
    />
  );
}
