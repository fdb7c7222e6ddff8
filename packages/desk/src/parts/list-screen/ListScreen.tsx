import type { ViewList } from '@naungan/api/desk-filters';
import type { ListPage } from '@naungan/api/list-page';
import { EmptyState } from '@naungan/ui/primitives/empty-state';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useDesk } from '../../desk/desk-context.ts';
import { useAutoRefresh } from '../../desk/use-auto-refresh.ts';
import { type LoadRequest, useResource } from '../../desk/use-resource.ts';
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts';
import { SavedViews } from '../../views/SavedViews.tsx';
import { type Column, DataTable } from '../data-table/DataTable.tsx';
import { DeskButton } from '../desk-button/DeskButton.tsx';
import { FilterBar, FilterSearch, FilterSelect } from '../filter-bar/FilterBar.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { Pager } from '../Pager.tsx';
import { ScreenHeader } from '../screen-header/ScreenHeader.tsx';
import { TableSkeleton } from '../TableSkeleton.tsx';
import { type ListAddress, useListAddress } from './use-list-address.ts';

export type ListFilter = {
  /** The query parameter in the address. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
};

/** The filters of a list as they are in the address; absent if not chosen. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

export type ListScreenProps<Row> = {
  path: string;
  title: string;
  /** The plural of the rows: 'pesanan'. */
  noun: string;
  search?: { label: string; placeholder: string };
  /** The list whose views the person can save; absent for other lists. */
  queue?: ViewList;
  /** Buttons next to 'Muat ulang'. */
  actions?: ReactNode;
  filters: readonly ListFilter[];
  /** Further filters, such as a period, after `filters`. */
  moreFilters?: (address: ListAddress) => ReactNode;
  /** Whether the list refreshes by itself; by default it does. */
  isLive?: boolean;
  /** Loads a page; the query has the filters, `q` and `after`. */
  load: (query: ListQuery, request: LoadRequest) => Promise<ListPage<Row>>;
  columns: (now: number) => Column<Row>[];
  rowId: (row: Row) => string;
  /** The address of the row's record; null for a row without one. */
  rowHref: (row: Row) => string | null;
  rowLabel: (row: Row) => string;
  /** Shown if the list is empty without filters. */
  empty: { title: string; text: string };
};

/** A list of records: filters in the address, page by page, refreshed by itself and by a key. */
export function ListScreen<Row>(props: ListScreenProps<Row>) {
  const { path, title, noun, queue, search, actions, filters, load, columns, empty } = props;
  const { rowId, rowHref, rowLabel, moreFilters, isLive = true } = props;
  const { now, changes } = useDesk();
  const address = useListAddress(path);
  const searchField = useRef<HTMLInputElement>(null);
  const query = { ...address.filters, after: address.after };
  const { resource, refresh, refreshInBackground, reload } = useResource(
    address.href,
    (request) => load(query, request),
    { keepsValue: true },
  );
  useAutoRefresh(refreshInBackground, isLive);
  function refreshAll() {
    void refresh();
    changes.notify();
  }
  useShortcuts(title, [
    ...(search ? [{ keys: '/', label: 'Cari', run: () => searchField.current?.focus() }] : []),
    { keys: 'r', label: 'Muat ulang', run: refreshAll },
  ]);

  const page = resource.state === 'ready' ? resource.value : null;
  return (
    <>
      <ScreenHeader
        title={title}
        actions={
          <>
            {actions}
            <DeskButton
              keys="r"
              pending={resource.state === 'ready' && resource.isRefreshing}
              onClick={refreshAll}
              iconStart={<RefreshCw aria-hidden="true" size={16} />}
            >
              Muat ulang
            </DeskButton>
          </>
        }
      />
      {queue && <SavedViews queue={queue} path={path} filters={address.filters} />}
      {(search || moreFilters || filters.length > 0) && (
        <FilterBar>
          {search && (
            <FilterSearch
              {...search}
              ref={searchField}
              value={address.text}
              onValueChange={address.setText}
            />
          )}
          {filters.map(({ name, label, options }) => (
            <FilterSelect
              key={name}
              label={label}
              options={options}
              value={address.filters[name] ?? ''}
              onValueChange={(value) => address.setFilters({ [name]: value })}
            />
          ))}
          {moreFilters?.(address)}
          {address.isFiltered && (
            <DeskButton variant="quiet" onClick={address.clear}>
              Hapus filter
            </DeskButton>
          )}
        </FilterBar>
      )}
      {resource.state === 'loading' && <TableSkeleton />}
      {resource.state === 'failed' && (
        <LoadFailure problem={resource.problem} onRetry={() => void reload()} />
      )}
      {page && page.rows.length > 0 && (
        <DataTable
          caption={`Daftar ${noun}`}
          columns={columns(now())}
          rows={page.rows}
          rowId={rowId}
          rowHref={rowHref}
          rowLabel={rowLabel}
        />
      )}
      {page && page.rows.length === 0 && (
        <div className="nu:grid nu:flex-1 nu:place-items-center">
          {address.isFiltered || address.after ? (
            <EmptyState title={`Tidak ada ${noun} yang cocok`}>
              Ubah kata pencarian atau hapus filter.
            </EmptyState>
          ) : (
            <EmptyState title={empty.title}>{empty.text}</EmptyState>
          )}
        </div>
      )}
      {page && (
        <Pager
          text={`${page.rows.length} ${noun} di halaman ini`}
          onPrevious={address.after ? address.openPrevious : undefined}
          onNext={page.next === null ? undefined : () => address.openNext(page.next ?? '')}
        />
      )}
    </>
  );
}
