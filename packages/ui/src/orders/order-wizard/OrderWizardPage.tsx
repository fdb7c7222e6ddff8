import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, ProductType, SearchOf } from '@naungan/domain/lines';
import { type ReactNode, useState } from 'react';
import { VerifyNotice, type VerifyNoticeProps } from '../../account/resend-verification/index.ts';
import { type ApiProblem, readApiProblem } from '../../flow/api-problem.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { useWatchedDraft, type WatchDraft, type WatchedDraftOptions } from '../../flow/use-watched-draft.ts';
import { emptyDraft } from '../../lines/empty-draft.ts';
import type { LineOrder } from '../../lines/line-order.ts';
import { lineProduct, lineSearch, loadLineOrder } from '../../lines/lines.ts';
import { searchPrice } from '../../lines/search-price.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import type { ConsultantOptions } from '../../plans/consultant-dialog/use-consultant-dialog.tsx';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { HostElement, type PageAttributes } from '../../primitives/HostElement.tsx';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks, withQuery } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { orderFormMessages } from './messages.ts';
import { OfflineOrder } from './OfflineOrder.tsx';
import { OrderCrumbs } from './OrderCrumbs.tsx';
import { OrderIntroduction } from './OrderIntroduction.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderWizard, type OrderWizardProps } from './OrderWizard.tsx';
import { PlanNotSold } from './PlanNotSold.tsx';
import type { Reorder } from './ReorderNote.tsx';
import { VerifyFirst } from './VerifyFirst.tsx';

export type OrderWizardPageProps<L extends ProductType = ProductType> = Omit<
  OrderWizardProps<L>,
  'plan' | 'draft' | 'onDraftChange' | 'reorder' | 'isUpdated'
> &
  Pick<ConsultantOptions<PlanOf<L>>, 'onRequestConsultant' | 'memberPrefill' | 'requestAutosave'> & {
    /** Name of the plan, if known before it loads. */
    productName?: string | undefined;
    /** Loads the plan and the stored draft. Rejects with status 404 if the plan does not exist. */
    load: () => Promise<{
      plan: PlanOf<L>;
      draft: OrderDraft<L> | null;
      /** Set if the draft was copied from a former order. */
      reorder?: Reorder | undefined;
      /**
       * Whether the server would reject an order until the e-mail is verified. Used only together with
       * `verification`.
       */
      mustVerifyFirst?: boolean | undefined;
    }>;
    /**
     * The search, whose values fill in a new draft. Fields without a searched value are empty, and the price
     * appears once they are filled in.
     */
    search: SearchOf<L>;
    /** Called after every change, to store the draft. */
    onDraftChange?: (draft: OrderDraft<L>) => void;
    /** Subscribes to changes of the draft in another tab or on another device. */
    watchDraft?: WatchDraft<OrderDraft<L>> | undefined;
    /** For a member whose e-mail is not verified: shown on the first and the last step [Q34]. */
    verification?: Pick<VerifyNoticeProps, 'email' | 'onResend'> | undefined;
  };

/** Returns a draft with the changes of another tab or device. */
export type DraftUpdate<L extends ProductType = ProductType> = (draft: OrderDraft<L>) => OrderDraft<L>;

/** Status of the response if the plan, for example its costs, changed since the wizard displayed it. */
const CONFLICT = 409;

/** Loads a plan and shows its wizard, or the consultant's form for an offline plan. */
export function OrderWizardPage<L extends ProductType>(
  props: OrderWizardPageProps<L> & PageAttributes<'OrderForm'>,
) {
  return (
    <HostElement<OrderWizardPageProps<L>> props={props} name="OrderForm">
      {(own) => <OrderWizardPageContent {...own} />}
    </HostElement>
  );
}

function OrderWizardPageContent<L extends ProductType>({
  productName,
  load,
  search,
  onDraftChange,
  watchDraft,
  onRequestConsultant,
  memberPrefill,
  requestAutosave,
  verification,
  ...wizardProps
}: OrderWizardPageProps<L>) {
  const texts = useMessages('OrderForm', orderFormMessages);
  /** Returns the submit handler. It reloads the plan after a conflict, so that the wizard displays the new costs. */
  const createSubmitHandler =
    (refresh: () => Promise<void>): OrderWizardProps<L>['onSubmit'] =>
    async (submission, tools) => {
      try {
        return await wizardProps.onSubmit(submission, tools);
      } catch (thrown) {
        if (readApiProblem(thrown).status === CONFLICT) await refresh();
        throw thrown;
      }
    };

  const { line, plansHref, step } = wizardProps;
  const [isVerificationPostponed, setIsVerificationPostponed] = useState(false);
  return (
    <AsyncContent
      load={() => Promise.all([load(), loadLineOrder(line)])}
      skeleton={<OrderSkeleton line={line} plansHref={plansHref} productName={productName} />}
      unprocessable={(error) => <SearchFirst {...wizardProps} search={search} error={error} />}
      notFound={<PlanNotSold plansHref={plansHref} />}
    >
      {([{ plan, draft, reorder, mustVerifyFirst }, lineOrder], { refresh }) => {
        if (plan.transactionType === 'offline') {
          return (
            <OfflineOrder
              plan={plan}
              plansHref={plansHref}
              onRequestConsultant={onRequestConsultant}
              memberPrefill={memberPrefill}
              requestAutosave={requestAutosave}
            />
          );
        }
        const crumbs = <OrderCrumbs line={line} plansHref={plansHref} productName={plan.productName} />;
        if (verification && mustVerifyFirst && !isVerificationPostponed) {
          return (
            <>
              {crumbs}
              <VerifyFirst {...verification} onContinue={() => setIsVerificationPostponed(true)} />
            </>
          );
        }
        const isFirst = isFirstStep(lineOrder, step);
        return (
          <>
            {crumbs}
            {isFirst && <OrderIntroduction line={line} />}
            {verification && (isFirst || isLastStep(lineOrder, step)) && (
              <VerifyNotice {...verification} className="nu:mb-5" note={texts.notVerified} />
            )}
            <EligibilityCheck {...wizardProps} lineOrder={lineOrder} plan={plan} search={search}>
              <DraftState
                initialDraft={draft ?? emptyDraft(lineOrder, search)}
                onChange={onDraftChange}
                watch={watchDraft}
                step={step}
              >
                {(currentDraft, changeDraft, isUpdated) => (
                  <OrderWizard
                    {...wizardProps}
                    onSubmit={createSubmitHandler(refresh)}
                    plan={plan}
                    reorder={reorder}
                    isUpdated={isUpdated}
                    draft={withServerFacts(lineOrder, currentDraft, search)}
                    onDraftChange={changeDraft}
                  />
                )}
              </DraftState>
            </EligibilityCheck>
          </>
        );
      }}
    </AsyncContent>
  );
}

type Steps = { rules: { steps: readonly { id: string }[] } };

const isFirstStep = ({ rules }: Steps, step: string) => step === '' || step === rules.steps[0]?.id;

const isLastStep = ({ rules }: Steps, step: string) => step === rules.steps.at(-1)?.id;

/** Returns the draft with the server's current reference data, which may have changed since the draft was stored. */
function withServerFacts<L extends ProductType>(
  lineOrder: LineOrder<L>,
  draft: OrderDraft<L>,
  search: SearchOf<L>,
): OrderDraft<L> {
  const slices = lineOrder.withServerFacts?.(draft.slices, search) ?? draft.slices;
  return slices === draft.slices ? draft : { ...draft, slices };
}

type SearchFirstProps<L extends ProductType> = {
  line: L;
  search: SearchOf<L>;
  today: IsoDate;
  error: ApiProblem;
};

/**
 * Shown if the plan cannot be loaded for this search: a link to the search form, in which the valid values are filled
 * in.
 */
function SearchFirst<L extends ProductType>({ line, search, today, error }: SearchFirstProps<L>) {
  const texts = useMessages('OrderForm', orderFormMessages);
  const links = useLinks();
  const codec = lineSearch(line);
  const { title = error.message, label = texts.search } = lineProduct(line).missingSearchNotice ?? {};
  // Without a search the field messages are omitted, because they would only list missing values.
  const messages = codec.apiQuery(search, today) === null ? [] : error.fields;
  const query = new URLSearchParams(codec.write(search)).toString();
  return (
    <EmptyState
      title={
        <Heading level={1} className="nu:text-h4">
          {title}
        </Heading>
      }
      action={<ButtonLink href={withQuery(links.landing(line), query)}>{label}</ButtonLink>}
    >
      {messages.map(({ path, message }) => (
        <p key={path}>{message}</p>
      ))}
    </EmptyState>
  );
}

type EligibilityCheckProps<L extends ProductType> = {
  line: L;
  lineOrder: LineOrder<L>;
  plan: PlanOf<L>;
  search: SearchOf<L>;
  today: IsoDate;
  plansHref?: string;
  children: ReactNode;
};

/** Renders the wizard, or a message if the plan does not insure the searched object. */
function EligibilityCheck<L extends ProductType>({
  line,
  lineOrder,
  plan,
  search,
  today,
  plansHref,
  children,
}: EligibilityCheckProps<L>) {
  const texts = useMessages('OrderForm', orderFormMessages);
  const [isEditing, setIsEditing] = useState(false);
  const { changeLabel, noPriceTexts, searchText } = lineProduct(line);
  const { canDecideEligibility, rules } = lineOrder;
  if (isEditing || !canDecideEligibility(search) || searchPrice(line, rules, plan, search, today) !== null)
    return children;
  return (
    <EmptyState
      title={
        <Heading level={1} className="nu:text-h4">
          {noPriceTexts.long}
        </Heading>
      }
      action={
        <>
          {plansHref && <ButtonLink href={plansHref}>{texts.otherProducts}</ButtonLink>}
          <Button variant="secondary" onClick={() => setIsEditing(true)}>
            {changeLabel}
          </Button>
        </>
      }
    >
      {searchText(search)}. {texts.notEligible(plan.productName)}
    </EmptyState>
  );
}

type DraftStateProps<Draft> = WatchedDraftOptions<Draft> & {
  children: (draft: Draft, change: (newDraft: Draft) => void, isUpdated: boolean) => ReactNode;
};

/** Stores the draft in memory, and applies the changes of other tabs and devices. */
function DraftState<Draft>({ children, ...options }: DraftStateProps<Draft>) {
  const { draft, changeDraft, isUpdated } = useWatchedDraft(options);
  return children(draft, changeDraft, isUpdated);
}
