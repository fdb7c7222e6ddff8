import type { IsoDate } from '@naungan/domain/dates';
import { lineOf, type PlanOf, type SearchOf, type SoldLine } from '@naungan/domain/lines';
import { orderSteps } from '@naungan/domain/lines/steps';
import { MESSAGES } from '@naungan/domain/messages';
import { type ReactNode, useState } from 'react';
import { VerifyNotice, type VerifyNoticeProps } from '../../account/resend-verification/index.ts';
import { readError } from '../../flow/action-error/action-error.ts';
import { AsyncContent } from '../../flow/async-content/index.ts';
import { emptyDraft } from '../../lines/empty-draft.ts';
import { lineProduct, searchPrice } from '../../lines/line-products.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import type { ConsultantOptions } from '../../plans/consultant-dialog/use-consultant-dialog.tsx';
import { Button, ButtonLink } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
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
    /** Of a member whose e-mail is not verified yet: the page asks for it before anything is filled in [Q34]. */
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
  const isFirst = wizard.step === '' || wizard.step === orderSteps(wizard.line)[0]?.id;

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
      notFound={
        <EmptyState
          title={MESSAGES.plans.notFound}
          action={wizard.plansHref && <ButtonLink href={wizard.plansHref}>Lihat produk lain</ButtonLink>}
        />
      }
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
            {isFirst && <OrderIntroduction />}
            {verification && (
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
                    draft={current}
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
  const searched = lineOf(line).search.write(search).length > 0;
  if (others || !searched || searchPrice(line, plan, search, today) !== null) return children;
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
