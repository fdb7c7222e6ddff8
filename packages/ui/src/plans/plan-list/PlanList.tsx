import type { IsoDate } from '@naungan/domain/dates';
import { lineOf, type PlanOf, type ProductType, type SearchOf } from '@naungan/domain/lines';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { lineProduct, lineSearch } from '../../lines/lines.ts';
import { sellingLineOf } from '../../lines/selling-line.ts';
import { useAfterNextPaint } from '../../primitives/after-frame.ts';
import { type HostAttributes, HostElement } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import { useStableCallbacks } from '../../primitives/use-stable-callbacks.ts';
import type { BenefitsDialogProps } from '../BenefitsDialog.tsx';
import { CompareBar, type ComparedPlan } from '../compare-bar/CompareBar.tsx';
import type { CompareDialogProps } from '../compare-dialog/index.ts';
import { type ConsultantOptions, useConsultantDialog } from '../consultant-dialog/use-consultant-dialog.tsx';
import type { GuestDetails, GuestDialogProps } from '../guest-dialog/index.ts';
import { PageHeading, type PageHeadingVariant } from '../PageHeading.tsx';
import { ANY_PRICE, listSettings, NO_FILTERS, type PlanQuery } from '../plan-query/index.ts';
import type { LoadPlans, PlanPage } from '../plan-query/read-pages.ts';
import { loadBenefitsDialog, loadCompareDialog, loadGuestDialog } from './load-dialogs.ts';
import { planListMessages } from './messages.ts';
import { PlanFilters } from './PlanFilters.tsx';
import { PlanResults } from './PlanResults.tsx';
import type { PlanListHrefs } from './plan-list-hrefs.ts';
import { useComparedPlans } from './use-compared-plans.ts';
import { usePlanFilters } from './use-plan-filters.ts';
import { usePlanPages } from './use-plan-pages.ts';
import { useViewer } from './use-viewer.ts';

export type PlanListProps<L extends ProductType = ProductType> = ConsultantOptions<{
  _id: string;
  productName: string;
}> & {
  line: L;
  /**
   * Restores the scroll position when the visitor returns to the list. For this the list controls the window's
   * scrolling and stores the position in the history entry. Set `false` on a partner's page.
   */
  restoreScroll?: boolean;
  /**
   * The search. When it changes, the list is loaded from the beginning, so that no premium of the former search
   * is shown.
   */
  search: SearchOf<L>;
  /** Default: `band`. On a partner's page, use `plain`. */
  heading?: PageHeadingVariant;
  /** Date on which ages are calculated. */
  today: IsoDate;
  /** Filters and number of pages, as in the URL. */
  query: PlanQuery;
  /** Called 1000 ms after the last change of a filter; immediately after 'Muat Lebih', 'Hapus filter' and Enter. */
  onQueryChange: (query: PlanQuery) => void;
  /** Loads a page of plans. */
  load: LoadPlans;
  /** The pages 1 to `query.page` of a visitor's list, with which the server rendered the document. */
  renderedPages?: PlanPage | null;
  /**
   * Whether a member is signed in: members see every plan, so a change loads the list again. `null` means that this is
   * not known yet; the list then waits.
   */
  signedIn: boolean | null;
  /**
   * Whether the guest has sent contact details. If the server hides plans nevertheless, it has not accepted the
   * details [Q11].
   */
  isKnownGuest: boolean;
  /** URL of the login, which returns to this list. */
  loginHref: string;
  /** URLs. Pass the same object in each render, because memoized rows depend on it. */
  hrefs: PlanListHrefs;
  /** Plans chosen for comparison. Omit it for an uncontrolled list. */
  comparedPlans?: readonly ComparedPlan[];
  /** Called when the chosen plans change. */
  onComparedPlansChange?: (plans: ComparedPlan[]) => void;
  /** Maximum number of plans in the comparison. Default: the maximum of the line. */
  compareLimit?: number;
  /** Whether the comparison is opened immediately, for a visitor who follows a shared link. */
  isComparing?: boolean;
  /** Called when the comparison is closed. */
  onComparisonClose?: () => void;
  /** Resolves to `null` if the plan is not sold any more. */
  loadPlan: (id: string) => Promise<PlanOf<L> | null>;
  /** Sends the guest form; the list loads again when the promise resolves. */
  onSubmitGuest: (details: GuestDetails) => Promise<unknown>;
  /** Stores the guest's input, so that it survives a reload. */
  guestAutosave?: GuestDialogProps['autosave'];
  /** Replaces single texts of the list and its filters. Pass the same object in each render. */
  messages?: MessagesOf<'PlanList'> | undefined;
};

/** The plans for a search, which a visitor can filter, compare, order or discuss with a consultant [2 §2]. */
export function PlanList<L extends ProductType>(props: PlanListProps<L> & HostAttributes) {
  return <HostElement<PlanListProps<L>> props={props}>{(own) => <PlanListContent {...own} />}</HostElement>;
}

function PlanListContent<L extends ProductType>(props: PlanListProps<L>) {
  const { line, search, renderedPages = null } = props;
  const key = `${line}?${lineSearch(line).write(search)}`;
  const [renderedKey] = useState(key);
  // The key starts a new list when the search changes. The rendered page has the premiums of the first search.
  return <PlanListOfSearch key={key} {...props} renderedPages={key === renderedKey ? renderedPages : null} />;
}

function PlanListOfSearch<L extends ProductType>(props: PlanListProps<L>) {
  const { line, search, today, query, onQueryChange, signedIn, isKnownGuest, loginHref, hrefs } = props;
  const texts = useMessages('PlanList', planListMessages, props.messages);
  const { familyLabel, priceRange, compareLimit: lineCompareLimit } = lineOf(line);
  const compareLimit = props.compareLimit ?? lineCompareLimit;
  const product = lineProduct(line);
  const { changeLabel, listSubjectText, priceUnit } = product;
  const searchWarning = product.searchWarning?.(search);
  const filter = usePlanFilters(query, onQueryChange);
  const list = usePlanPages(props.load, query, useViewer(signedIn, isKnownGuest), props.renderedPages);
  const comparedPlans = useComparedPlans({ ...props, limit: compareLimit });
  const consultant = useConsultantDialog(props);
  const guestDialog = useLazyDialog<GuestDialogProps>(loadGuestDialog);
  const compareDialog = useLazyDialog<CompareDialogProps<L>>(loadCompareDialog);
  const benefitsDialog = useLazyDialog<BenefitsDialogProps<L>>(loadBenefitsDialog);
  const [benefitsPlan, setBenefitsPlan] = useState<ComparedPlan | null>(null);
  const { pages } = list.request;
  const scale = pages?.priceScale ?? priceRange;
  const heading = useRef<HTMLHeadingElement>(null);
  const afterNextPaint = useAfterNextPaint();
  // The links of up to two hundred cards are updated in a later render, so that a filter reacts immediately.
  const deferredHrefs = useDeferredValue(hrefs);
  const openSharedComparison = useEffectEvent(() => {
    if (comparedPlans.plans.length > 1) void compareDialog.show();
  });
  useEffect(() => {
    if (props.isComparing) openSharedComparison();
  }, [props.isComparing]);
  const { title, hint } = product.noMatchTexts(search);
  const emptyListTexts = useMemo(() => ({ title, hint }), [title, hint]);
  const subjectText = listSubjectText ?? product.subjectText(search, today);
  const settings = useMemo(() => listSettings(line, search), [line, search]);
  const searchPairs = useMemo(() => lineSearch(line).write(search), [line, search]);

  function closeComparison() {
    compareDialog.setOpen(false);
    props.onComparisonClose?.();
  }
  function setComparing(open: boolean) {
    // Closing takes longer than a frame on a phone, because the page behind the dialog becomes usable again.
    if (open) compareDialog.setOpen(true);
    else afterNextPaint(closeComparison);
  }

  async function submitGuest(details: GuestDetails) {
    await props.onSubmitGuest(details);
    list.reload();
  }

  const handlers = useStableCallbacks({
    onRetry: list.retry,
    onLoadMore: () => onQueryChange({ ...query, page: query.page + 1 }),
    onClearFilters: () => filter.applyNow(NO_FILTERS),
    onClearPrice: () => filter.applyNow(ANY_PRICE),
    onComparedChange: comparedPlans.choose,
    onOpenConsultation: consultant.openFor,
    onUnlock: guestDialog.show,
    onBenefits(plan: ComparedPlan) {
      setBenefitsPlan(plan);
      void benefitsDialog.show();
    },
  });

  const crumbs = [
    { label: texts.home, href: hrefs.home ?? '/' },
    { label: familyLabel, href: hrefs.landing },
    { label: texts.title },
  ];
  return (
    <div className="nu:relative">
      <PageHeading
        variant={props.heading ?? 'band'}
        crumbs={crumbs}
        searchText={product.searchText(search)}
        reservesTwoLines={listSubjectText !== undefined}
        changeHref={hrefs.change}
        changeLabel={changeLabel}
      >
        <Heading level={1} ref={heading} tabIndex={-1} className="nu:tabular nu:text-h3">
          {/* On a phone the count has a separate line from the start, so that nothing moves when the number loads. */}
          <span className="nu:@max-tablet:block">{texts.count(pages?.total ?? 0)}</span>{' '}
          {subjectText && texts.subject(subjectText)}
        </Heading>
      </PageHeading>
      {searchWarning && (
        <div className="nu:container-page nu:pt-4">
          <p
            role="status"
            className="nu:rounded-card nu:border nu:border-info/30 nu:bg-info-tint nu:px-4 nu:py-3.5"
          >
            {searchWarning}
          </p>
        </div>
      )}
      <div className="nu:container-page nu:grid nu:grid-cols-[minmax(0,1fr)] nu:gap-4 nu:py-4 nu:@tablet:py-7 nu:@desktop:grid-cols-[264px_minmax(0,1fr)] nu:@desktop:gap-8">
        <PlanFilters
          filters={filter.filters}
          onChange={filter.changeFilters}
          onApply={filter.applyNow}
          settings={settings}
          searchPairs={searchPairs}
          priceUnit={priceUnit}
          priceScale={scale}
          texts={texts}
        />
        <PlanResults
          {...handlers}
          onBenefits={product.benefitsOnCards ? handlers.onBenefits : undefined}
          request={list.request}
          isViewerKnown={signedIn !== null}
          isStale={list.stale}
          hasUnsentFilter={filter.hasUnsentFilter}
          query={query}
          changeHref={hrefs.change}
          changeLabel={changeLabel}
          noMatchTexts={emptyListTexts}
          heading={heading}
          moreHref={hrefs.more}
          retryHref={hrefs.retry}
          searchPairs={searchPairs}
          restoreScroll={props.restoreScroll ?? true}
          priceUnit={priceUnit}
          termYears={product.termYears?.(search) ?? 1}
          detailHref={deferredHrefs.detail}
          orderHref={deferredHrefs.order}
          comparedPlans={comparedPlans.plans}
          consultPendingId={consultant.pendingId}
          isKnownGuest={isKnownGuest}
          loginHref={loginHref}
          unlockPending={guestDialog.pending}
          texts={texts}
        />
      </div>
      <CompareBar
        plans={comparedPlans.plans}
        limit={compareLimit}
        isLimitExceeded={comparedPlans.isLimitExceeded}
        pending={compareDialog.pending}
        onRemove={comparedPlans.remove}
        onReset={comparedPlans.reset}
        onCompare={compareDialog.show}
      />
      {guestDialog.Dialog && (
        <guestDialog.Dialog
          open={guestDialog.open}
          onOpenChange={guestDialog.setOpen}
          loginHref={loginHref}
          onSubmit={submitGuest}
          autosave={props.guestAutosave}
        />
      )}
      {benefitsDialog.Dialog && benefitsPlan && (
        <benefitsDialog.Dialog
          line={line}
          open={benefitsDialog.open}
          onOpenChange={benefitsDialog.setOpen}
          product={benefitsPlan}
          loadPlan={props.loadPlan}
          detailHref={hrefs.detail(benefitsPlan._id, sellingLineOf(benefitsPlan))}
        />
      )}
      {compareDialog.Dialog && (
        <compareDialog.Dialog
          open={compareDialog.open}
          onOpenChange={setComparing}
          ids={comparedPlans.plans.map((plan) => plan._id)}
          loadPlan={props.loadPlan}
          onLoaded={comparedPlans.replaceAll}
          line={line}
          search={search}
          today={today}
          detailHref={hrefs.detail}
          orderHref={hrefs.order}
          shareUrl={hrefs.compare?.(comparedPlans.plans.map((plan) => plan._id))}
          onOpenConsultation={(plan) => {
            closeComparison();
            void consultant.openFor(plan);
          }}
        />
      )}
      {consultant.dialog}
    </div>
  );
}
