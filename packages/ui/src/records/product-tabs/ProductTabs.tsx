import { PRODUCT_TYPE_INFO, PRODUCT_TYPES, type ProductType } from '@naungan/domain/lines';
import type { ReactNode } from 'react';
import { useLoad } from '../../flow/use-load/use-load.ts';
import { usePolling } from '../../flow/use-polling/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch/use-watch.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { StatusNotice } from '../status-notice/StatusNotice.tsx';

export type ProductTabsProps<Row> = {
  title: string;
  /** Level of the title: 2 inside the account area. */
  headingLevel?: 1 | 2;
  /** Beside the title: a link to another list. */
  action?: ReactNode;
  tab: ProductType;
  onTabChange: (tab: ProductType) => void;
  load: (tab: ProductType) => Promise<readonly Row[]>;
  /** What is counted: '3 polis'. */
  countLabel: string;
  /** Instead of the rows when there are none. */
  empty: ReactNode;
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  /** Where a row stands, in words: said aloud when it changes while the list is open. */
  rowStatus: (row: Row) => string;
  /** Milliseconds between two silent readings while the list is open; without it none. */
  refreshEvery?: number;
  /** Tells when the rows may have changed elsewhere. */
  watch?: Watch | undefined;
};

/** A list with one tab a product type [3 §2]; each tab loads when it is opened. */
export function ProductTabs<Row>({
  title,
  headingLevel = 1,
  action,
  tab,
  onTabChange,
  load,
  ...list
}: ProductTabsProps<Row>) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading className={headingLevel === 1 ? 'text-h2' : 'text-h4'}>{title}</Heading>
        {action}
      </div>
      <Tabs
        className="mt-4"
        label={`${title} per produk`}
        value={tab}
        onValueChange={(value) => {
          const next = PRODUCT_TYPES.find((type) => type === value);
          if (next) onTabChange(next);
        }}
        tabs={PRODUCT_TYPES.map((type) => ({
          value: type,
          label: PRODUCT_TYPE_INFO[type].label,
          content: type === tab && (
            <Rows key={type} {...list} countLevel={headingLevel === 1 ? 2 : 3} load={() => load(type)} />
          ),
        }))}
      />
    </section>
  );
}

type ListProps<Row> = Pick<
  ProductTabsProps<Row>,
  'countLabel' | 'empty' | 'rowKey' | 'renderRow' | 'rowStatus' | 'refreshEvery' | 'watch'
> & {
  /** The count heads the rows, so that no level is skipped. */
  countLevel: 2 | 3;
};

function Rows<Row>({ load, ...list }: ListProps<Row> & { load: () => Promise<readonly Row[]> }) {
  const { request, reload, refresh } = useLoad(load);
  if (request.state === 'failed') return <FailedState onRetry={reload} />;
  if (request.state === 'loading') {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">Memuat…</span>
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-44 w-full rounded-card" />
      </div>
    );
  }
  return <LiveRows {...list} rows={request.value} refresh={refresh} />;
}

type LiveRowsProps<Row> = ListProps<Row> & { rows: readonly Row[]; refresh: () => Promise<void> };

function LiveRows<Row>({ rows, refresh, watch, countLevel, countLabel, ...list }: LiveRowsProps<Row>) {
  usePolling(refresh, list.refreshEvery ?? 0, true);
  useWatch(watch, refresh);
  const Count = `h${countLevel}` as const;
  return (
    <>
      <StatusNotice texts={rows.map(list.rowStatus)} />
      {rows.length === 0 ? (
        list.empty
      ) : (
        <>
          <Count className="mb-3 text-sm font-normal tracking-normal text-muted">
            {rows.length} {countLabel}
          </Count>
          <ul className="grid gap-4">
            {rows.map((row) => (
              <li key={list.rowKey(row)}>{list.renderRow(row)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
