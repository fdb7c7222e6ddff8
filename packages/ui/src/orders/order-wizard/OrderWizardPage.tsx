import type { IsoDate } from '@naungan/domain/dates';
import { lineOf, type PlanOf, type SearchOf, type SoldLine } from '@naungan/domain/lines';
import { orderSteps } from '@naungan/domain/lines/steps';
import { type ReactNode, useState } from 'react';
import { VerifyNotice, type VerifyNoticeProps } from '../../account/resend-verification/index.ts';
import { type ActionError, readError } from '../../flow/action-error/action-error.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { emptyDraft } from '../../lines/empty-draft.ts';
import { lineOrder } from '../../lines/line-orders.ts';
import { searchPrice } from '../../lines/line-prices.ts';
import { lineProduct } from '../../lines/line-products.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import type { ConsultantOptions } from '../../plans/consultant-dialog/use-consultant-dialog.tsx';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useLinks, withQuery } from '../../primitives/host/index.ts';
import { NotSold } from './NotSold.tsx';
import { OfflineOrder } from './OfflineOrder.tsx';
import { OrderCrumbs } from './OrderCrumbs.tsx';
import type { OrderedAgain } from './OrderedAgainNote.tsx';
import { OrderIntroduction } from './OrderIntroduction.tsx';
import { OrderWaiting } from './OrderWaiting.tsx';
import { OrderWizard, type OrderWizardProps } from './OrderWizard.tsx';

export type OrderWizardPageProps<L extends SoldLine = SoldLine> = Omit<
  OrderWizardProps<L>,
  'plan' | 'draft' | 'onDraftChange' | 'again'
> &
  Pick<ConsultantOptions<PlanOf<L>>, 'onConsultant' | 'memberPrefill' | 'requestAutosave'> & {
    /** Of the plan, when it is known before it is loaded. */
    productName?: string | undefined;
    /** The plan, and the draft that this device still has of it. 404 when there is no such plan. */
    load: () => Promise<{
      plan: PlanOf<L>;
      draft: OrderDraft<L> | null;
      /** The draft started from a former order. */
      again?: OrderedAgain | undefined;
    }>;
    /** A new draft starts from it. What was not searched for is empty, and the price comes once it is filled in. */
    search: SearchOf<L>;
    /** Called after every change, to keep it. */
    onDraftChange?: (draft: OrderDraft<L>) => void;
    /** Of a member whose e-mail is not verified yet: asked for before anything is filled in, and before it is sent [Q34]. */
    verification?: Pick<VerifyNoticeProps, 'email' | 'onResend'> | undefined;
  };

/** The plan is not what was shown any more: its costs, for one. */
const CONFLICT = 409;

/** The wizard with its plan on the way; a plan that is sold offline gets a consultant instead. */
export function OrderWizardPage<L extends SoldLine>({
  productName,
  load,
  search,
  onDraftChange,
  onConsultant,
  memberPrefill,
  requestAutosave,
  verification,
  ...wizard
}: OrderWizardPageProps<L>) {
  const steps = orderSteps(wizard.line);
  const isFirst = wizard.step === '' || wizard.step === steps[0]?.id;
  const isLast = wizard.step === steps.at(-1)?.id;

  /** After a conflict the plan is read again behind the wizard, which then shows what sending it anew means. */
  const submitWith =
    (refresh: () => Promise<void>): OrderWizardProps<L>['onSubmit'] =>
    async (submission, tools) => {
      try {
        return await wizard.onSubmit(submission, tools);
      } catch (thrown) {
        if (readError(thrown, '').status === CONFLICT) await refresh();
        throw thrown;
      }
    };

  return (
    <AsyncContent
      load={load}
      skeleton={<OrderWaiting line={wizard.line} plansHref={wizard.plansHref} productName={productName} />}
      refused={(error) => <SearchFirst {...wizard} search={search} error={error} />}
      notFound={<NotSold plansHref={wizard.plansHref} />}
    >
      {({ plan, draft, again }, { refresh }) =>
        plan.transactionType === 'offline' ? (
          <OfflineOrder
            plan={plan}
            plansHref={wizard.plansHref}
            onConsultant={onConsultant}
            memberPrefill={memberPrefill}
            requestAutosave={requestAutosave}
          />
        ) : (
          <>
            <OrderCrumbs line={wizard.line} plansHref={wizard.plansHref} productName={plan.productName} />
            {isFirst && <OrderIntroduction line={wizard.line} />}
            {verification && (isFirst || isLast) && (
              <VerifyNotice
                {...verification}
                className="nu:mb-5"
                reason="Sebelum diverifikasi, paling banyak dua pesanan dapat diperiksa pada saat yang sama."
              />
            )}
            <Insurable {...wizard} plan={plan} search={search}>
              <DraftState initial={draft ?? emptyDraft(wizard.line, search)} onChange={onDraftChange}>
                {(current, change) => (
                  <OrderWizard
                    {...wizard}
                    onSubmit={submitWith(refresh)}
                    plan={plan}
                    again={again}
                    draft={withFacts(wizard.line, current, search)}
                    onDraftChange={change}
                  />
                )}
              </DraftState>
            </Insurable>
          </>
        )
      }
    </AsyncContent>
  );
}

/** What the catalogue says may have changed since the draft was kept, or while it is filled in. */
function withFacts<L extends SoldLine>(line: L, draft: OrderDraft<L>, search: SearchOf<L>): OrderDraft<L> {
  const slices = lineOrder(line).withFacts?.(draft.slices, search) ?? draft.slices;
  return slices === draft.slices ? draft : { ...draft, slices };
}

type SearchFirstProps<L extends SoldLine> = {
  line: L;
  search: SearchOf<L>;
  today: IsoDate;
  error: ActionError;
};

/** The plan cannot be read for what was searched for: the way back to the search, which keeps what is right. */
function SearchFirst<L extends SoldLine>({ line, search, today, error }: SearchFirstProps<L>) {
  const links = useLinks();
  const codec = lineOf(line).search;
  const { title = error.message, label = 'Cari produk' } = lineOrder(line).searchFirst ?? {};
  // Of what was not searched for there is nothing to say but that.
  const messages = codec.call(search, today) === null ? [] : (error.fields ?? []);
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

type InsurableProps<L extends SoldLine> = {
  line: L;
  plan: PlanOf<L>;
  search: SearchOf<L>;
  today: IsoDate;
  plansHref?: string;
  children: ReactNode;
};

/** The wizard, unless the plan refuses what was searched for: then that is said before anything is filled in. */
function Insurable<L extends SoldLine>({
  line,
  plan,
  search,
  today,
  plansHref,
  children,
}: InsurableProps<L>) {
  const [others, setOthers] = useState(false);
  const { changeLabel, noPrice, searchText } = lineProduct(line);
  if (others || !lineOrder(line).judges(search) || searchPrice(line, plan, search, today) !== null)
    return children;
  return (
    <EmptyState
      title={
        <Heading level={1} className="nu:text-h4">
          {noPrice.text}
        </Heading>
      }
      action={
        <>
          {plansHref && <ButtonLink href={plansHref}>Lihat produk lain</ButtonLink>}
          <Button variant="secondary" onClick={() => setOthers(true)}>
            {changeLabel}
          </Button>
        </>
      }
    >
      {searchText(search)}. {plan.productName} tidak dapat dipesan dengan data ini.
    </EmptyState>
  );
}

type DraftStateProps<Draft> = {
  initial: Draft;
  onChange: ((draft: Draft) => void) | undefined;
  children: (draft: Draft, change: (next: Draft) => void) => ReactNode;
};

function DraftState<Draft>({ initial, onChange, children }: DraftStateProps<Draft>) {
  const [draft, setDraft] = useState(initial);
  return children(draft, (next) => {
    setDraft(next);
    onChange?.(next);
  });
}
