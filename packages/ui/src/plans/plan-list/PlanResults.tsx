import { ALERT_TITLES, MESSAGES } from '@naungan/domain/messages';
import { memo, type RefObject, useRef } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { LoadMore } from '../../primitives/load-more/index.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import type { ComparedPlan } from '../compare-bar/CompareBar.tsx';
import { PlanCardSkeleton, UnlockPrompt } from '../plan-card/index.ts';
import { hasFilters, hasPrice, type PlanQuery, priceText } from '../plan-query/index.ts';
import { RefusedSearch } from '../refused-search/RefusedSearch.tsx';
import { PlanRows, type PlanRowsProps } from './PlanRows.tsx';
import { useGradualRows } from './use-gradual-rows.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import type { PlanPages, PlanRequest } from './use-plan-pages.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export type PlanResultsProps = Omit<PlanRowsProps, 'list' | 'rows' | 'drawn' | 'comparedIds' | 'unlock'> & {
  request: PlanRequest;
  /** What is shown answers a former question, and the new one is asked. */
  stale: boolean;
  /** A filter was changed and is not asked for yet. */
  waiting: boolean;
  query: PlanQuery;
  keepPlace: boolean;
  changeHref: string;
  changeLabel: string;
  /** The search fits no product. */
  noneFound: { title: string; hint: string };
  /** Gets the focus when another list takes the place of the one that held it. */
  heading: RefObject<HTMLElement | null>;
  compared: readonly ComparedPlan[];
  onRetry: () => void;
  onLoadMore: () => void;
  onClearFilters: () => void;
  onClearPrice: () => void;
  /** For the first hidden plan. */
  guestKnown: boolean;
  loginHref: string;
  unlockPending: boolean;
  onUnlock: () => void;
};

/** The column of the list in each of its states. Drawn again only when something of it changes. */
export const PlanResults = memo((props: PlanResultsProps) => {
  const { request, stale, waiting, query, changeHref, changeLabel, noneFound, ...rest } = props;
  const { heading, keepPlace, compared, ...more } = rest;
  const { onRetry, onLoadMore, onClearFilters, onClearPrice, ...others } = more;
  const { guestKnown, loginHref, unlockPending, onUnlock, ...cards } = others;
  const { state, pages } = request;
  const list = useRef<HTMLUListElement>(null);
  const drawn = useGradualRows(pages, list);
  useHeadingFocus(heading, drawn.pages?.key);
  const keepFocus = useFocusAfterRetry(state);
  useScrollRestoration(list, state === 'ready' && !stale && drawn.pages === pages, drawn.settled, keepPlace);
  const loading = state === 'loading';
  const refusal = request.state === 'failed' ? request.refusal : null;
  const answered = !stale && drawn.pages?.key === pages?.key;

  function retry() {
    // Of a page more, the focus goes to its first plan.
    if (pages === null) keepFocus();
    onRetry();
  }

  return (
    <div aria-busy={loading || stale || waiting || !drawn.settled} className="nu:relative nu:min-w-0">
      {stale && <Renewing />}
      <p role="status" className="nu:sr-only">
        {loading && 'Memuat…'}
        {state === 'ready' && `${pages?.total ?? 0} produk ditemukan`}
      </p>
      {drawn.pages === null ? (
        (loading || pages) && <Skeletons />
      ) : drawn.pages.rows.length === 0 ? (
        <NoPlans
          query={query}
          changeHref={changeHref}
          changeLabel={changeLabel}
          noneFound={noneFound}
          priceUnit={cards.priceUnit}
          onClearFilters={onClearFilters}
          onClearPrice={onClearPrice}
        />
      ) : (
        // The key: rows of another list come anew, because rows that stay would move about.
        <PlanRows
          key={drawn.pages.key}
          {...cards}
          list={list}
          rows={drawn.pages.rows}
          drawn={drawn.drawn}
          comparedIds={compared.map((plan) => plan._id)}
          unlock={
            <UnlockPrompt
              again={guestKnown && answered}
              loginHref={loginHref}
              pending={unlockPending}
              onUnlock={onUnlock}
            />
          }
        />
      )}
      {refusal && <RefusedSearch refusal={refusal} changeHref={changeHref} changeLabel={changeLabel} />}
      {state === 'failed' && !refusal && (
        <FailedState title={ALERT_TITLES.danger} className={pages ? 'nu:mt-3.5' : ''} onRetry={retry}>
          {MESSAGES.common.loadFailed}. Periksa koneksi internet Anda, lalu coba lagi.
        </FailedState>
      )}
      {pages && pages.rows.length > 0 && state !== 'failed' && (
        <MorePlans
          pages={pages}
          pending={loading && !stale}
          disabled={stale || waiting}
          onLoadMore={onLoadMore}
        />
      )}
    </div>
  );
});

/**
 * Over the list, which stays: nothing moves while another one is on its way. Without a spinner, whose every step
 * would be worked out beside two hundred cards.
 */
function Renewing() {
  return (
    <div aria-hidden="true" className="nu:pointer-events-none nu:absolute nu:inset-0 nu:z-10">
      <p className="nu:sticky nu:top-24 nu:mx-auto nu:mt-6 nu:w-fit nu:rounded-pill nu:bg-ink nu:px-4 nu:py-2 nu:text-sm nu:text-surface">
        Memperbarui daftar…
      </p>
    </div>
  );
}

function Skeletons() {
  return (
    <div className="nu:grid nu:gap-3.5">
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
      shown={pages.rows.filter(({ blurred }) => !blurred).length}
      total={pages.total}
    />
  );
}

type NoPlansProps = Pick<
  PlanResultsProps,
  'query' | 'changeHref' | 'changeLabel' | 'noneFound' | 'priceUnit' | 'onClearFilters' | 'onClearPrice'
>;

/** The words of an empty list [2 §8]: filters that fit nothing, or a search that fits nothing. */
function NoPlans({ query, changeHref, changeLabel, noneFound, ...rest }: NoPlansProps) {
  const { priceUnit, onClearFilters, onClearPrice } = rest;
  if (hasPrice(query)) {
    return (
      <EmptyState
        title={MESSAGES.plans.noneForInput}
        action={
          <>
            <Button onClick={onClearPrice}>Hapus rentang premi</Button>
            {query.q !== '' && (
              <Button variant="secondary" onClick={onClearFilters}>
                Hapus filter
              </Button>
            )}
          </>
        }
      >
        Tidak ada produk {query.q !== '' && `bernama "${query.q}" `}dengan premi {priceUnit}{' '}
        {priceText(query)}.
      </EmptyState>
    );
  }
  if (hasFilters(query)) {
    return (
      <EmptyState
        title={MESSAGES.plans.noneForInput}
        action={<Button onClick={onClearFilters}>Hapus filter</Button>}
      >
        Coba ganti kata pencarian Anda.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={noneFound.title} action={<ButtonLink href={changeHref}>{changeLabel}</ButtonLink>}>
      {noneFound.hint}
    </EmptyState>
  );
}
