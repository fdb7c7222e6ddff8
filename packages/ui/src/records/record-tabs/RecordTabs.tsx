import { type ReactNode, useState } from 'react';
import { useLoad } from '../../flow/use-load/use-load.ts';
import { usePolling } from '../../flow/use-polling/use-polling.ts';
import { useWatch, type Watch } from '../../flow/use-watch/use-watch.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import { StatusNotice } from '../status-notice/StatusNotice.tsx';

/** Its value is in the address; its label is shown. */
export type RecordTab<Value extends string> = { value: Value; label: string };

export type RecordTabsProps<Row, Value extends string> = {
  title: string;
  /** Level of the title: 2 inside the account area. */
  headingLevel?: 1 | 2;
  /** Beside the title: a link to another list, for the tab that is open. */
  action?: (tab: Value | null) => ReactNode;
  /** Above the tabs. */
  intro?: ReactNode;
  /** At the head of an open tab, above its rows or what stands in their place. */
  above?: (tab: Value) => ReactNode;
  tabs: readonly RecordTab<Value>[];
  /** The tab of a row. */
  tabOf: (row: Row) => Value;
  /** Where somebody begins who has nothing yet. */
  firstTab: Value;
  /** `null` opens the tab of the newest row. */
  tab: Value | null;
  onTabChange: (tab: Value) => void;
  /** The rows of all tabs, newest first. */
  load: () => Promise<readonly Row[]>;
  /** What is counted: '3 polis'. */
  countLabel: string;
  /** Instead of the rows of a tab that has none. */
  empty: (tab: Value) => ReactNode;
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  /** Where a row stands, in words: said aloud when it changes while the list is open. */
  rowStatus: (row: Row) => string;
  /** Milliseconds between two silent readings while the list is open; without it none. */
  refreshEvery?: number;
  /** Tells when the rows may have changed elsewhere. */
  watch?: Watch | undefined;
};

/** A list in tabs, and how many rows each has [3 §2]. */
export function RecordTabs<Row, Value extends string>({
  title,
  headingLevel = 1,
  action,
  intro,
  above,
  tabs,
  tabOf,
  firstTab,
  tab,
  onTabChange,
  load,
  refreshEvery = 0,
  watch,
  ...list
}: RecordTabsProps<Row, Value>) {
  const { request, reload, refresh } = useLoad(load);
  usePolling(refresh, refreshEvery, request.state === 'ready');
  useWatch(watch, refresh);
  const rows = request.state === 'ready' ? request.value : [];
  const newest = rows[0] === undefined ? null : tabOf(rows[0]);
  // Decided once: what comes later must not take the list away from whoever reads it.
  const [first, setFirst] = useState<Value | null>(null);
  if (first === null && newest !== null) setFirst(newest);
  // The tab that held the failure stays open while it is asked again.
  const [retried, setRetried] = useState(false);
  const waits = request.state === 'loading' && !retried;
  const open = tab ?? first ?? newest ?? (waits ? null : firstTab);
  const keepFocus = useFocusAfterRetry(request.state);

  function retry() {
    keepFocus();
    setRetried(true);
    reload();
  }

  function content(type: Value): ReactNode {
    if (request.state === 'failed') return <FailedState onRetry={retry} />;
    if (request.state === 'loading') return <Loading />;
    const own = rows.filter((row) => tabOf(row) === type);
    return <Rows {...list} rows={own} type={type} countLevel={headingLevel === 1 ? 2 : 3} />;
  }

  return (
    <section aria-label={title}>
      <div className="nu:flex nu:flex-wrap nu:items-center nu:justify-between nu:gap-x-4 nu:gap-y-2">
        <Heading level={headingLevel} className={headingLevel === 1 ? 'nu:text-h2' : 'nu:text-h4'}>
          {title}
        </Heading>
        {action?.(open)}
      </div>
      {intro}
      <Tabs
        className="nu:mt-4"
        label={`${title} per produk`}
        // None is open until it is known where the newest row is.
        value={open ?? ''}
        onValueChange={(chosen) => {
          const next = tabs.find(({ value }) => value === chosen);
          if (next) onTabChange(next.value);
        }}
        tabs={tabs.map(({ value: type, label }) => ({
          value: type,
          label: (
            <TabLabel
              label={label}
              count={rows.filter((row) => tabOf(row) === type).length}
              countLabel={list.countLabel}
            />
          ),
          content: type === open && (
            <>
              {above?.(type)}
              {content(type)}
            </>
          ),
        }))}
      />
      {open === null && (
        <div className="nu:pt-4">
          <Loading />
        </div>
      )}
    </section>
  );
}

function TabLabel({ label, count, countLabel }: { label: string; count: number; countLabel: string }) {
  if (count === 0) return label;
  return (
    <>
      {label}{' '}
      <span className="nu:tabular nu:rounded-pill nu:bg-brand-tint nu:px-2 nu:text-sm nu:leading-6 nu:text-ink">
        {count}
        <span className="nu:sr-only"> {countLabel}</span>
      </span>
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="nu:grid nu:gap-4">
      <span className="nu:sr-only">Memuat…</span>
      <Skeleton className="nu:h-44 nu:w-full nu:rounded-card" />
      <Skeleton className="nu:h-44 nu:w-full nu:rounded-card" />
    </div>
  );
}

type RowsProps<Row, Value extends string> = Pick<
  RecordTabsProps<Row, Value>,
  'countLabel' | 'empty' | 'rowKey' | 'renderRow' | 'rowStatus'
> & {
  rows: readonly Row[];
  type: Value;
  /** The count heads the rows, so that no level is skipped. */
  countLevel: 2 | 3;
};

function Rows<Row, Value extends string>({
  rows,
  type,
  countLevel,
  countLabel,
  ...list
}: RowsProps<Row, Value>) {
  return (
    <>
      <StatusNotice texts={rows.map(list.rowStatus)} />
      {rows.length === 0 ? (
        list.empty(type)
      ) : (
        <>
          <Heading
            level={countLevel}
            className="nu:mb-3 nu:text-sm nu:font-normal nu:tracking-normal nu:text-muted"
          >
            {rows.length} {countLabel}
          </Heading>
          <ul className="nu:grid nu:gap-4">
            {rows.map((row) => (
              <li key={list.rowKey(row)}>{list.renderRow(row)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
