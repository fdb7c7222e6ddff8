import { MESSAGES } from '@naungan/domain/messages';
import { memo, type RefObject, useId, useRef } from 'react';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { FailedArt } from '../../primitives/failed-state/FailedArt.tsx';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { LoadMore } from '../../primitives/load-more/index.ts';
import { useFocusAfterRetry } from '../../primitives/use-focus-after-retry.ts';
import type { ComparedPlan } from '../compare-bar/CompareBar.tsx';
import { UnlockPrompt } from '../plan-card/HiddenPlanCard.tsx';
import { PlanCardSkeleton } from '../plan-card/PlanCardSkeleton.tsx';
import { SearchProblemNotice } from '../search-problem/SearchProblemNotice.tsx';
import { HiddenFields, type UrlPairs } from './HiddenFields.tsx';
import { NoPlans, type NoPlansProps } from './NoPlans.tsx';
import { PlanRows, type PlanRowsProps } from './PlanRows.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import type { PlanPages, PlanRequest } from './use-plan-pages.ts';
import { useProgressiveRows } from './use-progressive-rows.ts';
import { useRetainedValue } from './use-retained-value.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export type PlanResultsProps = Omit<
  PlanRowsProps,
  'list' | 'rows' | 'renderedIndexes' | 'comparedIds' | 'unlockContent' | 'compareFormId' | 'texts'
> &
  NoPlansProps & {
    request: PlanRequest;
    /** Whether it is known who sees the list. Until then the plans of the server-rendered page can still be replaced. */
    isViewerKnown: boolean;
    /** Whether the displayed plans belong to former filters, while the new plans load. */
    isStale: boolean;
    /** Whether a filter was changed and is not requested yet. */
    hasUnsentFilter: boolean;
    /** URL of the list with one more page, for a browser without JavaScript. */
    moreHref: string | undefined;
    /** URL of this list, for a browser without JavaScript, if the server could not load the plans. */
    retryHref: string | undefined;
    /** The search as URL parameters, which the form for comparing sends if the browser has no JavaScript. */
    searchPairs: UrlPairs;
    restoreScroll: boolean;
    /** Receives the focus when a new list replaces the focused list. */
    heading: RefObject<HTMLElement | null>;
    comparedPlans: readonly ComparedPlan[];
    onRetry: () => void;
    onLoadMore: () => void;
    /** Whether the guest has sent contact details; used by the prompt on the first hidden plan. */
    isKnownGuest: boolean;
    loginHref: string;
    unlockPending: boolean;
    onUnlock: () => void;
  };

/**
 * The list in all its states: loading, failed, without plans, and with plans. Memoized, so that the list is not
 * rendered while the visitor types into a filter.
 */
export const PlanResults = memo((props: PlanResultsProps) => {
  const {
    request,
    isViewerKnown,
    isStale,
    hasUnsentFilter,
    query,
    changeHref,
    changeLabel,
    noMatchTexts,
    heading,
    moreHref,
    retryHref,
    searchPairs,
    restoreScroll,
    comparedPlans,
    onRetry,
    onLoadMore,
    onClearFilters,
    onClearPrice,
    isKnownGuest,
    loginHref,
    unlockPending,
    onUnlock,
    texts,
    ...rowProps
  } = props;
  const { state, pages } = request;
  const compareFormId = useId();
  const list = useRef<HTMLUListElement>(null);
  const renderedList = useProgressiveRows(pages, list);
  const renderedPages = renderedList.pages;
  useHeadingFocus(heading, renderedPages?.key);
  const restoreFocus = useFocusAfterRetry(state);
  useScrollRestoration(list, {
    isReady: isViewerKnown && state === 'ready' && !isStale && renderedPages === pages,
    isSettled: renderedList.isSettled,
    isEnabled: restoreScroll,
  });
  const isLoading = state === 'loading';
  const problem = request.state === 'failed' ? request.problem : null;
  const isUpToDate = !isStale && renderedPages?.key === pages?.key;
  // The cards of a former list keep their URLs until they are removed: two hundred cards with other URLs would block a slow
  // phone for a third of a second.
  const detailHref = useRetainedValue(rowProps.detailHref, !isUpToDate);
  const orderHref = useRetainedValue(rowProps.orderHref, !isUpToDate);

  function retry() {
    // If additional plans load, the focus moves to the first of them instead.
    if (pages === null) restoreFocus();
    onRetry();
  }

  return (
    <div
      aria-busy={isLoading || isStale || hasUnsentFilter || !renderedList.isSettled}
      className="nu:relative nu:min-w-0"
    >
      {isStale && <RefreshOverlay text={texts.refreshing} />}
      <p role="status" className="nu:sr-only">
        {isLoading && texts.loading}
        {state === 'ready' && texts.found(pages?.total ?? 0)}
      </p>
      {!renderedPages && (isLoading || pages) && (
        <>
          <Skeletons className={retryHref === undefined ? undefined : 'nu:noscript:hidden'} />
          {retryHref !== undefined && <FailureWithoutScript retryHref={retryHref} />}
        </>
      )}
      {renderedPages?.rows.length === 0 && (
        <NoPlans
          query={query}
          changeHref={changeHref}
          changeLabel={changeLabel}
          noMatchTexts={noMatchTexts}
          priceUnit={rowProps.priceUnit}
          onClearFilters={onClearFilters}
          onClearPrice={onClearPrice}
          texts={texts}
        />
      )}
      {renderedPages && renderedPages.rows.length > 0 && (
        // The key remounts the rows for a new list, because reordered rows would visibly move.
        <PlanRows
          key={renderedPages.key}
          {...rowProps}
          texts={texts}
          detailHref={detailHref}
          orderHref={orderHref}
          list={list}
          rows={renderedPages.rows}
          renderedIndexes={renderedList.renderedIndexes}
          comparedIds={comparedPlans.map((plan) => plan._id)}
          compareFormId={compareFormId}
          unlockContent={
            <UnlockPrompt
              // Plans are hidden from a guest with contact details only if the server did not accept the details.
              detailsInvalid={isKnownGuest && isUpToDate}
              loginHref={loginHref}
              pending={unlockPending}
              onUnlock={onUnlock}
            />
          }
        />
      )}
      {problem && <SearchProblemNotice problem={problem} changeHref={changeHref} changeLabel={changeLabel} />}
      {state === 'failed' && !problem && (
        <FailedState title={texts.failedTitle} className={pages ? 'nu:mt-3.5' : ''} onRetry={retry}>
          {texts.failed}
        </FailedState>
      )}
      {pages && pages.rows.length > 0 && state !== 'failed' && (
        <MorePlans
          pages={pages}
          pending={isLoading && !isStale}
          disabled={isStale || hasUnsentFilter}
          onLoadMore={onLoadMore}
          href={moreHref}
        />
      )}
      {pages && pages.rows.length > 1 && <CompareForm id={compareFormId} searchPairs={searchPairs} />}
    </div>
  );
});

/**
 * A note over the list while the plans for new filters load. The list does not move. The note has no spinner, because
 * the animation would be slow over two hundred cards.
 */
function RefreshOverlay({ text }: { text: string }) {
  return (
    <div aria-hidden="true" className="nu:pointer-events-none nu:absolute nu:inset-0 nu:z-10">
      <p className="nu:sticky nu:top-24 nu:mx-auto nu:mt-6 nu:w-fit nu:rounded-pill nu:bg-ink nu:px-4 nu:py-2 nu:text-sm nu:text-surface">
        {text}
      </p>
    </div>
  );
}

function Skeletons({ className }: { className?: string | undefined }) {
  return (
    <div className={cx('nu:grid nu:gap-3.5', className)}>
      <PlanCardSkeleton />
      <PlanCardSkeleton />
      <PlanCardSkeleton />
      <PlanCardSkeleton />
    </div>
  );
}

/** States that the server could not load the plans. A browser without JavaScript cannot load them itself. */
const FailureWithoutScript = ({ retryHref }: { retryHref: string }) => (
  <noscript>
    <EmptyState
      role="alert"
      illustration={<FailedArt />}
      title={MESSAGES.common.loadFailed}
      action={<ButtonLink href={retryHref}>Coba lagi</ButtonLink>}
    >
      Silakan coba beberapa saat lagi.
    </EmptyState>
  </noscript>
);

/** The form that sends the checkboxes of the cards, for a browser without JavaScript. */
const CompareForm = ({ id, searchPairs }: { id: string; searchPairs: UrlPairs }) => (
  <noscript>
    <form id={id} method="get" className="nu:grid nu:justify-items-center nu:pb-6">
      <HiddenFields pairs={searchPairs} />
      <Button type="submit">Bandingkan produk yang dipilih</Button>
    </form>
  </noscript>
);

type MorePlansProps = {
  pages: PlanPages;
  pending: boolean;
  disabled: boolean;
  onLoadMore: () => void;
  href: string | undefined;
};

function MorePlans({ pages, pending, disabled, onLoadMore, href }: MorePlansProps) {
  return (
    <LoadMore
      hasMore={pages.page < pages.totalPages && !disabled}
      pending={pending}
      onLoadMore={onLoadMore}
      href={href}
      shownCount={pages.rows.filter(({ blurred }) => !blurred).length}
      total={pages.total}
    />
  );
}
