import { type ReactNode, useRef, useState } from 'react';
import { Heading } from '../primitives/heading/index.ts';
import { LoadMore } from '../primitives/load-more/index.ts';

/** Number of rows that are shown first, and that 'Muat Lebih' adds. */
const PAGE_SIZE = 10;

export type RecordRowsProps<Row> = {
  rows: readonly Row[];
  /** Level of the heading with the number of rows. Without this heading, the rows' titles would skip a level. */
  countLevel: 2 | 3;
  /** The noun after the number of rows: 'polis' in '3 polis'. */
  countLabel: string;
  rowKey: (row: Row) => string;
  renderRow: (row: Row) => ReactNode;
};

/** The rows of the selected tab. A long list shows its first rows until the member loads more. */
export function RecordRows<Row>({ rows, countLevel, countLabel, rowKey, renderRow }: RecordRowsProps<Row>) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);

  /** Moves the focus to the first added row, so that the keyboard continues there. */
  function showMore() {
    setShownCount(shownCount + PAGE_SIZE);
    requestAnimationFrame(() => list.current?.children[shownCount]?.querySelector('a')?.focus());
  }

  return (
    <>
      <Heading
        level={countLevel}
        className="nu:mb-3 nu:text-sm nu:font-normal nu:tracking-normal nu:text-muted"
      >
        {rows.length} {countLabel}
      </Heading>
      <ul ref={list} className="nu:grid nu:gap-3 nu:@tablet:gap-4">
        {rows.slice(0, shownCount).map((row) => (
          <li key={rowKey(row)}>{renderRow(row)}</li>
        ))}
      </ul>
      {rows.length > PAGE_SIZE && (
        <LoadMore
          hasMore={shownCount < rows.length}
          onLoadMore={showMore}
          shownCount={Math.min(shownCount, rows.length)}
          total={rows.length}
        />
      )}
    </>
  );
}
