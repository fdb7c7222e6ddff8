import { type ReactNode, useState } from 'react';
import { useLoad } from '../flow/use-load.ts';
import { usePolling } from '../flow/use-polling.ts';
import { useWatch, type Watch } from '../flow/use-watch.ts';
import { cx } from '../primitives/cx.ts';
import { FailedState } from '../primitives/failed-state/index.ts';
import { Heading } from '../primitives/heading/index.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { Skeleton } from '../primitives/skeleton/index.ts';
import { Tabs } from '../primitives/tabs/index.ts';
import { useFocusAfterRetry } from '../primitives/use-focus-after-retry.ts';
import { recordMessages } from './messages.ts';
import { RecordRows } from './RecordRows.tsx';
import { StatusNotice } from './StatusNotice.tsx';

/** `value` is part of the URL, `label` is displayed. */
export type RecordTab<Value extends string> = { value: Value; label: string };

export type RecordTabsProps<Row, Value extends string> = {
  title: string;
  /** Level of the title: 2 inside the account area. */
  headingLevel?: 1 | 2;
  /** Shown above the tabs. */
  intro?: ReactNode;
  /** Renders the top of the selected tab, also while the tab loads or is empty. */
  renderBeforeRows?: (tab: Value) => ReactNode;
  tabs: readonly RecordTab<Value>[];
  /** Returns the tab of a row. */
  tabOf: (row: Row) => Value;
  /** Tab that opens if there are no rows. */
  fallbackTab: Value;
  /** `null` opens the tab of the first row. */
  tab: Value | null;
  onTabChange: (tab: Value) => void;
  /** Loads the rows of all tabs, in the order in which they are shown. */
  load: () => Promise<readonly Row[]>;
  /** The noun after the number of rows: 'polis' in '3 polis'. */
  countLabel: string;
  /** Renders a tab without rows. */
  renderEmptyTab: (tab: Value) => ReactNode;
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
  /** Returns a row's status as text, announced when it changes while the list is open. */
  rowStatus: (row: Row) => string;
  /** Milliseconds between two background refreshes while the list is open. Default: none. */
  refreshEvery?: number;
  /** Subscribes to changes of the rows in other browser tabs or on the server. */
  watch?: Watch | undefined;
};

/** A list whose rows are divided into tabs. Each tab shows its number of rows [3 §2]. */
export function RecordTabs<Row, Value extends string>({
  title,
  headingLevel = 1,
  intro,
  renderBeforeRows,
  tabs,
  tabOf,
  fallbackTab,
  tab,
  onTabChange,
  load,
  refreshEvery = 0,
  watch,
  renderEmptyTab,
  rowStatus,
  ...rowsProps
}: RecordTabsProps<Row, Value>) {
  const texts = useMessages('Records', recordMessages);
  const { loadState, reload, refresh } = useLoad(load);
  usePolling(refresh, refreshEvery, loadState.state === 'ready');
  useWatch(watch, refresh);
  const rows = loadState.state === 'ready' ? loadState.value : [];
  const tabOfFirstRow = rows[0] === undefined ? null : tabOf(rows[0]);
  // The initial tab is set only once, because rows that load later must not switch the tab.
  const [initialTab, setInitialTab] = useState<Value | null>(null);
  if (initialTab === null && tabOfFirstRow !== null) setInitialTab(tabOfFirstRow);
  // A tab that shows a failure stays selected during a retry.
  const [hasRetried, setHasRetried] = useState(false);
  const isFirstLoad = loadState.state === 'loading' && !hasRetried;
  const selectedTab = tab ?? initialTab ?? tabOfFirstRow ?? (isFirstLoad ? null : fallbackTab);
  const restoreFocus = useFocusAfterRetry(loadState.state);

  function retry() {
    restoreFocus();
    setHasRetried(true);
    reload();
  }

  function renderContent(tabValue: Value): ReactNode {
    if (loadState.state === 'failed')
      return <FailedState offline={loadState.error.status === 0} onRetry={retry} />;
    if (loadState.state === 'loading') return <Loading />;
    const tabRows = rows.filter((row) => tabOf(row) === tabValue);
    return (
      <>
        <StatusNotice texts={tabRows.map(rowStatus)} />
        {tabRows.length === 0 ? (
          renderEmptyTab(tabValue)
        ) : (
          <RecordRows {...rowsProps} rows={tabRows} countLevel={headingLevel === 1 ? 2 : 3} />
        )}
      </>
    );
  }

  return (
    <section aria-label={title}>
      <Heading level={headingLevel} className={headingLevel === 1 ? 'nu:text-h2' : 'nu:text-h4'}>
        {title}
      </Heading>
      {intro}
      <Tabs
        className="nu:mt-4"
        variant="pills"
        label={texts.byLine(title)}
        // No tab is selected until the first row is known.
        value={selectedTab ?? ''}
        onValueChange={(newValue) => {
          const newTab = tabs.find(({ value }) => value === newValue);
          if (newTab) onTabChange(newTab.value);
        }}
        tabs={tabs.map(({ value, label }) => ({
          value,
          label: (
            <TabLabel
              label={label}
              count={rows.filter((row) => tabOf(row) === value).length}
              countLabel={rowsProps.countLabel}
            />
          ),
          content: value === selectedTab && (
            <>
              {renderBeforeRows?.(value)}
              {renderContent(value)}
            </>
          ),
        }))}
      />
      {selectedTab === null && (
        <div className="nu:pt-4">
          <Loading />
        </div>
      )}
    </section>
  );
}

/** The name of a tab and its number of rows. Without rows the number is invisible, so that the tabs do not move after the load. */
function TabLabel({ label, count, countLabel }: { label: string; count: number; countLabel: string }) {
  const isEmpty = count === 0;
  return (
    <>
      {label}{' '}
      <span
        aria-hidden={isEmpty || undefined}
        className={cx('nu:tabular nu:text-sm nu:leading-6 nu:text-muted', isEmpty && 'nu:invisible')}
      >
        {count}
        {!isEmpty && <span className="nu:sr-only"> {countLabel}</span>}
      </span>
    </>
  );
}

function Loading() {
  const texts = useMessages('Records', recordMessages);
  return (
    <div role="status" className="nu:grid nu:gap-4">
      <span className="nu:sr-only">{texts.loading}</span>
      <Skeleton className="nu:h-44 nu:w-full nu:rounded-card" />
      <Skeleton className="nu:h-44 nu:w-full nu:rounded-card" />
    </div>
  );
}
