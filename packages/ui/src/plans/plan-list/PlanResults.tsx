import { MESSAGES } from '@naungan/domain/messages';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { LoadMore } from '../../primitives/load-more/index.ts';
import { PlanCardSkeleton } from '../plan-card/index.ts';
import { hasFilters, type PlanQuery } from '../plan-query/index.ts';
import { PlanRows, type PlanRowsProps } from './PlanRows.tsx';
import type { PlanPages, PlanRequest } from './use-plan-pages.ts';

export type PlanResultsProps = Omit<PlanRowsProps, 'rows'> & {
  request: PlanRequest;
  /** What is shown answers a former question. */
  stale: boolean;
  query: PlanQuery;
  changeHref: string;
  onRetry: () => void;
  onLoadMore: () => void;
  onClearFilters: () => void;
};

/** The column of the list in each of its states. */
export function PlanResults({ request, stale, query, ...props }: PlanResultsProps) {
  const { changeHref, onRetry, onLoadMore, onClearFilters, ...rows } = props;
  const { state, pages } = request;
  const loading = state === 'loading';
  return (
    <div aria-busy={loading || stale} className="min-w-0">
      <p role="status" className="sr-only">
        {loading && 'Memuat…'}
        {state === 'ready' && `${pages?.total ?? 0} produk ditemukan`}
      </p>
      {pages === null ? (
        loading && <Skeletons />
      ) : pages.rows.length === 0 ? (
        <NoPlans query={query} changeHref={changeHref} onClearFilters={onClearFilters} />
      ) : (
        <div aria-busy={stale} className={cx('transition-opacity', stale && 'opacity-90')}>
          {/* The key: rows of another list come anew, because rows that stay would move about. */}
          <PlanRows key={pages.key} {...rows} rows={pages.rows} />
        </div>
      )}
      {state === 'failed' && <FailedState className={pages ? 'mt-3.5' : ''} onRetry={onRetry} />}
      {pages && pages.rows.length > 0 && state !== 'failed' && (
        <MorePlans pages={pages} pending={loading && !stale} disabled={stale} onLoadMore={onLoadMore} />
      )}
    </div>
  );
}

function Skeletons() {
  return (
    <div className="grid gap-3.5">
      <PlanCardSkeleton />
      <PlanCardSkeleton />
      <PlanCardSkeleton />
      <PlanCardSkeleton />
    </div>
  );
}

type MorePlansProps = { pages: PlanPages; pending: boolean; disabled: boolean; onLoadMore: () => void };

function MorePlans({ pages, pending, disabled, onLoadMore }: MorePlansProps) {
  return (
    <LoadMore
      hasMore={pages.page < pages.totalPages && !disabled}
      pending={pending}
      onLoadMore={onLoadMore}
      shown={pages.rows.length}
      total={pages.total}
    />
  );
}

type NoPlansProps = Pick<PlanResultsProps, 'query' | 'changeHref' | 'onClearFilters'>;

/** The words of [2 §8]: filters that fit nothing, or an age that fits nothing. */
function NoPlans({ query, changeHref, onClearFilters }: NoPlansProps) {
  if (hasFilters(query)) {
    return (
      <EmptyState
        title={MESSAGES.plans.noneForInput}
        action={<Button onClick={onClearFilters}>Hapus filter</Button>}
      >
        Coba perluas rentang premi atau ganti kata pencarian Anda.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={MESSAGES.plans.noneForBirthDate}
      action={<ButtonLink href={changeHref}>Ubah tanggal lahir</ButtonLink>}
    >
      Periksa kembali tanggal lahir Anda.
    </EmptyState>
  );
}
