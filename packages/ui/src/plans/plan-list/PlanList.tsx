import type { IsoDate } from '@naungan/domain/dates';
import { type PlanOf, type SearchOf, type SoldLine, searchedLine } from '@naungan/domain/lines';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLazyDialog } from '../../flow/lazy-part/use-lazy-dialog.ts';
import { lineProduct } from '../../lines/line-products.ts';
import { soldAs } from '../../lines/sold-as.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useSameFunctions } from '../../primitives/use-same-functions.ts';
import type { BenefitsDialogProps } from '../benefits-dialog/BenefitsDialog.tsx';
import { CompareBar, type ComparedPlan } from '../compare-bar/CompareBar.tsx';
import type { CompareDialogProps } from '../compare-dialog/index.ts';
import { type ConsultantOptions, useConsultantDialog } from '../consultant-dialog/use-consultant-dialog.tsx';
import type { GuestDetails, GuestDialogProps } from '../guest-dialog/index.ts';
import { PageHeading, type PageHeadingLook } from '../page-heading/PageHeading.tsx';
import { ANY_PRICE, listRules, NO_FILTERS, type PlanQuery } from '../plan-query/index.ts';
import { PlanFilters } from './PlanFilters.tsx';
import { PlanResults } from './PlanResults.tsx';
import { useCompared } from './use-compared.ts';
import { usePlanFilters } from './use-plan-filters.ts';
import { type LoadPlans, usePlanPages } from './use-plan-pages.ts';

export type PlanListHrefs = {
  home?: string;
  landing: string;
  /** Back to the search. */
  change: string;
  /** Of a product that is sold by another line than this list's, with that line. */
  detail: (id: string, line?: SoldLine) => string;
  order: (id: string, line?: SoldLine) => string;
  /** The absolute address that opens a comparison of these plans for anybody. */
  compare?: (ids: readonly string[]) => string | undefined;
};

export type PlanListProps<L extends SoldLine = SoldLine> = ConsultantOptions<{
  _id: string;
  productName: string;
}> & {
  /** Which kind of insurance. */
  line: L;
  /**
   * Coming back leads to the same card: takes over the scrolling of the window and notes the place in the history's entry.
   * `false` where the page is another's.
   */
  keepPlace?: boolean;
  /** Another search is another list: nothing of the former stays, its premiums least of all. */
  search: SearchOf<L>;
  /** A band with the way here by default; alone on another's page. */
  heading?: PageHeadingLook;
  /** Ages are counted from it. */
  today: IsoDate;
  /** Filters and pages: what the address holds. */
  query: PlanQuery;
  /** 1000 ms after the last change of a filter; at once for 'Muat Lebih' and Enter. */
  onQueryChange: (query: PlanQuery) => void;
  /** A page of plans. Rejects when no answer came. */
  load: LoadPlans;
  /** A change asks for the list again: a member sees every plan. `null` while nobody knows: the list waits. */
  signedIn: boolean | null;
  /** Left details before: if plans are hidden all the same, the details were found invalid [Q11]. */
  guestKnown: boolean;
  /** Sign in, and come back. */
  loginHref: string;
  /** The same object while it says the same. */
  hrefs: PlanListHrefs;
  /** Kept here when absent. */
  compared?: readonly ComparedPlan[];
  /** The choice changed; with `compared` the host keeps it. */
  onComparedChange?: (next: ComparedPlan[]) => void;
  /** Most plans side by side; the line's own unless told. */
  compareLimit?: number;
  /** Opens the comparison at once: the visitor followed a shared link. */
  comparing?: boolean;
  /** The comparison was closed. */
  onComparisonClose?: () => void;
  /** `null` for a plan that is not sold any more. */
  loadPlan: (id: string) => Promise<PlanOf<L> | null>;
  /** The guest form; the list asks again once it resolves. */
  onLeaveDetails: (details: GuestDetails) => Promise<unknown>;
  /** Keeps what is typed into it through a refresh. */
  guestAutosave?: GuestDialogProps['autosave'];
};

const loadBenefitsDialog = () =>
  import('../benefits-dialog/BenefitsDialog.tsx').then((module) => module.BenefitsDialog);
const loadGuestDialog = () => import('../guest-dialog/GuestDialog.tsx').then((module) => module.GuestDialog);
const loadCompareDialog = () =>
  import('../compare-dialog/CompareDialog.tsx').then((module) => module.CompareDialog);

/** Plans for a search: filter, read on, compare, buy or ask [2 §2]. */
export function PlanList<L extends SoldLine>(props: PlanListProps<L>) {
  const { line, search } = props;
  return <Listed key={`${line}?${searchedLine(line).search.write(search)}`} {...props} />;
}

function Listed<L extends SoldLine>(props: PlanListProps<L>) {
  const { line, search, today, query, onQueryChange, signedIn, guestKnown, loginHref, hrefs } = props;
  const { familyLabel, priceRange, ...facts } = searchedLine(line);
  const { compareLimit = facts.compareLimit } = props;
  const { benefitsOnCards, changeLabel, forText, listedFor, noneFound, priceUnit, ...words } =
    lineProduct(line);
  const misread = words.misread?.(search);
  const filter = usePlanFilters(query, onQueryChange);
  const list = usePlanPages(props.load, query, signedIn === null ? null : String(signedIn));
  const compare = useCompared({ ...props, limit: compareLimit });
  const consultant = useConsultantDialog(props);
  const guest = useLazyDialog<GuestDialogProps>(loadGuestDialog);
  const comparison = useLazyDialog<CompareDialogProps<L>>(loadCompareDialog);
  const benefits = useLazyDialog<BenefitsDialogProps<L>>(loadBenefitsDialog);
  const [benefitsOf, setBenefitsOf] = useState<ComparedPlan | null>(null);
  const { pages } = list.request;
  const scale = pages?.priceScale ?? priceRange;
  const heading = useRef<HTMLHeadingElement>(null);
  // The links of two hundred cards follow a filter in their own time.
  const links = useDeferredValue(hrefs);
  const openShared = useEffectEvent(() => {
    if (compare.plans.length > 1) void comparison.show();
  });
  useEffect(() => {
    if (props.comparing) openShared();
  }, [props.comparing]);
  const { title, hint } = noneFound(search);
  const none = useMemo(() => ({ title, hint }), [title, hint]);
  const searchedFor = listedFor ?? forText(search, today);
  const rules = useMemo(() => listRules(line, search), [line, search]);

  function setComparing(open: boolean) {
    comparison.setOpen(open);
    if (!open) props.onComparisonClose?.();
  }

  async function leaveDetails(details: GuestDetails) {
    await props.onLeaveDetails(details);
    list.reload();
  }

  const handlers = useSameFunctions({
    onRetry: list.retry,
    onLoadMore: () => onQueryChange({ ...query, page: query.page + 1 }),
    onClearFilters: () => filter.applyNow(NO_FILTERS),
    onClearPrice: () => filter.applyNow(ANY_PRICE),
    onComparedChange: compare.choose,
    onConsult: consultant.ask,
    onUnlock: guest.show,
    onBenefits(plan: ComparedPlan) {
      setBenefitsOf(plan);
      void benefits.show();
    },
  });

  const crumbs = [
    { label: 'Home', href: hrefs.home ?? '/' },
    { label: familyLabel, href: hrefs.landing },
    { label: 'Pilihan produk' },
  ];
  return (
    <div className="nu:relative">
      <PageHeading
        look={props.heading ?? 'band'}
        crumbs={crumbs}
        searchText={words.searchText(search)}
        growing={listedFor !== undefined}
        changeHref={hrefs.change}
        changeLabel={changeLabel}
      >
        <Heading level={1} ref={heading} tabIndex={-1} className="nu:tabular nu:text-h3">
          {/* Two lines on a phone from the start, so that the count moves nothing when it comes. */}
          <span className="nu:@max-tablet:block">
            {pages && pages.total > 0 ? `${pages.total} produk` : 'Produk'}
          </span>{' '}
          {searchedFor && `untuk ${searchedFor}`}
        </Heading>
      </PageHeading>
      {misread && (
        <div className="nu:container-page nu:pt-4">
          <p
            role="status"
            className="nu:rounded-card nu:border nu:border-info/30 nu:bg-info-tint nu:px-4 nu:py-3.5"
          >
            {misread}
          </p>
        </div>
      )}
      <div className="nu:container-page nu:grid nu:grid-cols-[minmax(0,1fr)] nu:gap-4 nu:py-4 nu:@tablet:py-7 nu:@desktop:grid-cols-[264px_minmax(0,1fr)] nu:@desktop:gap-8">
        <PlanFilters
          filters={filter.filters}
          onChange={filter.change}
          onApply={filter.applyNow}
          rules={rules}
          priceUnit={priceUnit}
          priceScale={scale}
        />
        <PlanResults
          {...handlers}
          onBenefits={benefitsOnCards ? handlers.onBenefits : undefined}
          request={list.request}
          stale={list.stale}
          waiting={filter.waiting}
          query={query}
          changeHref={hrefs.change}
          changeLabel={changeLabel}
          noneFound={none}
          heading={heading}
          keepPlace={props.keepPlace ?? true}
          priceUnit={priceUnit}
          detailHref={links.detail}
          orderHref={links.order}
          compared={compare.plans}
          consultPendingId={consultant.pendingId}
          guestKnown={guestKnown}
          loginHref={loginHref}
          unlockPending={guest.pending}
        />
      </div>
      <CompareBar
        plans={compare.plans}
        limit={compareLimit}
        refused={compare.refused}
        pending={comparison.pending}
        onRemove={compare.remove}
        onReset={compare.reset}
        onCompare={comparison.show}
      />
      {guest.Dialog && (
        <guest.Dialog
          open={guest.open}
          onOpenChange={guest.setOpen}
          loginHref={loginHref}
          onSubmit={leaveDetails}
          autosave={props.guestAutosave}
        />
      )}
      {benefits.Dialog && benefitsOf && (
        <benefits.Dialog
          line={line}
          open={benefits.open}
          onOpenChange={benefits.setOpen}
          product={benefitsOf}
          loadPlan={props.loadPlan}
          detailHref={hrefs.detail(benefitsOf._id, soldAs(benefitsOf))}
        />
      )}
      {comparison.Dialog && (
        <comparison.Dialog
          open={comparison.open}
          onOpenChange={setComparing}
          ids={compare.plans.map((plan) => plan._id)}
          loadPlan={props.loadPlan}
          onLoaded={compare.renew}
          line={line}
          search={search}
          today={today}
          detailHref={hrefs.detail}
          orderHref={hrefs.order}
          shareUrl={hrefs.compare?.(compare.plans.map((plan) => plan._id))}
          onConsult={(plan) => {
            setComparing(false);
            void consultant.ask(plan);
          }}
        />
      )}
      {consultant.dialog}
    </div>
  );
}
