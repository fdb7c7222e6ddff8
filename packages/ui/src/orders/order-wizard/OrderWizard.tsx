import type { IsoDate } from '@naungan/domain/dates';
import { lineOf, type PlanOf, type SoldLine } from '@naungan/domain/lines';
import { type LineStep, orderSteps } from '@naungan/domain/lines/steps';
import type { Member } from '@naungan/domain/member/record';
import { MESSAGES } from '@naungan/domain/messages';
import { useMemo } from 'react';
import { type UploadFile, useFileUploads } from '../../fields/attachment/index.ts';
import type { BankLoader } from '../../fields/bank/BankField.tsx';
import type { RegionLoader } from '../../fields/regions/index.ts';
import type { DraftStorage } from '../../flow/draft-note/index.ts';
import { FlowWizard } from '../../flow/flow-wizard/FlowWizard.tsx';
import type { AlreadySent } from '../../flow/send/sent-notice.ts';
import { checkStep, filesMayGo } from '../../flow/step-page/step-check.ts';
import { useDraft } from '../../flow/use-draft/use-draft.ts';
import { lineOrder } from '../../lines/line-orders.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import type { VehicleCatalogue } from '../../lines/vehicle/search/vehicle-catalogue.ts';
import { ProductSummaryButton } from '../../plans/product-summary/index.ts';
import { useSame } from '../../primitives/use-same.ts';
import { PriceSummary } from '../../records/price-summary/PriceSummary.tsx';
import { OrderSummary } from '../order-summary/OrderSummary.tsx';
import { type OrderedAgain, OrderedAgainNote } from './OrderedAgainNote.tsx';
import { type OrderPlaced, type OrderSubmission, orderSubmission } from './submission.ts';

export type OrderWizardProps<L extends SoldLine = SoldLine> = {
  /** Which kind of insurance. */
  line: L;
  /** What is ordered, with its prices. */
  plan: PlanOf<L>;
  /** Ages are counted from it. */
  today: IsoDate;
  /** Whose order it is: fills in 'sama dengan akun saya'. */
  member: Member;
  /** What is filled in so far. */
  draft: OrderDraft<L>;
  /** The draft started from a former order: the first step says so. */
  again?: OrderedAgain | undefined;
  /** Called after every change, to keep it. */
  onDraftChange: (draft: OrderDraft<L>) => void;
  /** Id of the step, the URL's hash; '' for the first. */
  step: string;
  /** Another step is shown: its id belongs into the address. */
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** How much of the draft this device could keep. */
  draftStorage?: DraftStorage | undefined;
  /** Provinces, districts and postal codes of an address. */
  loadRegions: RegionLoader;
  /** What a vehicle is chosen from; without it another one is searched for on its own page. */
  catalogue?: VehicleCatalogue | undefined;
  /** The banks that lend for what is insured; without it a bank is typed. */
  loadBanks?: BankLoader | undefined;
  /** Sends each file as soon as it is chosen; without it files go with the order. */
  uploadFile?: UploadFile | undefined;
  /** Sends the order. Rejects with an `ActionError`; an order that arrived before resolves too. */
  onSubmit: (
    submission: OrderSubmission<L>,
    tools: { onProgress: (ratio: number) => void },
  ) => Promise<OrderPlaced | AlreadySent>;
  /** After the customer has read that it worked, or that an earlier try did. */
  onDone: (placed: OrderPlaced | AlreadySent) => void;
  /** Where to look for another product when the declarations rule this one out. */
  plansHref?: string;
};

const EARLIER = {
  title: MESSAGES.order.alreadySent,
  message: MESSAGES.order.alreadySentText,
  actionLabel: 'Lihat order saya',
};

/** The plan as this order meets it: which documents it needs follows from whom it insures. */
function useOrderedPlan<L extends SoldLine>(order: OrderWizardProps<L>): PlanOf<L> {
  const { line, plan, draft, today } = order;
  const attachments = useSame(lineOf(line).documents(plan.attachments, draft.slices, today));
  // The same list of documents from render to render: they go on their way by it.
  return useMemo(() => ({ ...plan, attachments }), [plan, attachments]);
}

/** Order a product in the steps of its line. */
export function OrderWizard<L extends SoldLine>(props: OrderWizardProps<L>) {
  const { line, today, draft, member, loadRegions } = props;
  const order = lineOrder(line);
  const plan = useOrderedPlan(props);
  const steps = orderSteps(line);
  const isFirst = props.step === '' || props.step === steps[0]?.id;
  const typed = { plan, today, draft };
  const mayGo = filesMayGo(steps, (step) => checkStep(step, order.pages[step.id], typed));
  const uploads = useFileUploads(plan.attachments, draft.files, props.uploadFile, mayGo);
  const state = { ...typed, uploads };
  const check = (step: LineStep<L>) => checkStep(step, order.pages[step.id], state);
  const change = useDraft(draft, props.onDraftChange);

  const priced = order.priced(draft.slices);
  const price = lineOf(line).price(plan, priced, today);
  const summary = { line, plan, priced, today };

  return (
    <FlowWizard
      steps={steps}
      step={props.step}
      onStepChange={props.onStepChange}
      check={check}
      gated={({ id }) => order.pages[id].gated === true}
      notice={props.again && isFirst && <OrderedAgainNote {...props.again} />}
      reviewed
      draftStorage={props.draftStorage}
      specs={plan.attachments}
      uploads={uploads}
      aside={(isLast) => (
        <PriceSummary
          // Opened over one step, it is closed in the next.
          key={props.step}
          productName={plan.productName}
          companyName={plan.insuranceCompany.company_name}
          logo={plan.logoProduct}
          price={price}
          pendingText={order.noPrice}
          // The last step has its own, beside the costs.
          footer={!isLast && <ProductSummaryButton {...summary} />}
        />
      )}
      plansHref={props.plansHref}
      sendLabel="Kirim pesanan"
      {...(order.confirm && { dialogs: order.confirm })}
      sendFailed="Pesanan belum terkirim, silakan coba lagi"
      earlier={EARLIER}
      submission={() => price && orderSubmission(line, plan, draft, price.amounts, today)}
      onSubmit={props.onSubmit}
      onDone={props.onDone}
    >
      {({ id }, { errors, onEdit }) => {
        const { Body } = order.pages[id];
        return (
          <Body
            {...state}
            member={member}
            errors={errors}
            change={change}
            changeSlices={(patch) => change(({ slices }) => ({ slices: { ...slices, ...patch(slices) } }))}
            loadRegions={loadRegions}
            catalogue={props.catalogue}
            loadBanks={props.loadBanks}
            review={() => <OrderSummary {...state} line={line} price={price} onEdit={onEdit} />}
          />
        );
      }}
    </FlowWizard>
  );
}
