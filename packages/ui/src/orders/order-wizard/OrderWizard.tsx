import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, ProductType, StepOf } from '@naungan/domain/lines';
import type { Member } from '@naungan/domain/member/record';
import { useMemo } from 'react';
import type { UploadFile } from '../../fields/attachment/index.ts';
import { useFileUploads } from '../../fields/attachment/use-file-uploads.ts';
import type { BankLoader } from '../../fields/BankField.tsx';
import type { RegionLoader } from '../../fields/regions/region-query.ts';
import type { DraftStorage } from '../../flow/draft-note/index.ts';
import { FlowWizard } from '../../flow/FlowWizard.tsx';
import type { AlreadySent } from '../../flow/send/sent-notice.ts';
import { canUploadFiles, checkStep } from '../../flow/step-page/step-check.ts';
import { UpdatedNote } from '../../flow/UpdatedNote.tsx';
import { useDraft } from '../../flow/use-draft.ts';
import { draftField } from '../../lines/draft-field.ts';
import type { LineOrder } from '../../lines/line-order.ts';
import { useLineOrder } from '../../lines/lines.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import type { VehicleCatalogue } from '../../lines/vehicle/search/vehicle-catalogue.ts';
import { ProductSummaryButton } from '../../plans/product-summary/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { useDeepStable } from '../../primitives/use-deep-stable.ts';
import { PriceSummary } from '../../records/PriceSummary.tsx';
import { OrderSummary } from '../OrderSummary.tsx';
import { orderFormMessages } from './messages.ts';
import { type Reorder, ReorderNote } from './ReorderNote.tsx';
import { type OrderPlaced, type OrderSubmission, orderSubmission } from './submission.ts';

export type OrderWizardProps<L extends ProductType = ProductType> = {
  line: L;
  /** The plan with its prices. */
  plan: PlanOf<L>;
  /** Date on which ages are calculated. */
  today: IsoDate;
  /** The member who orders. The option 'sama dengan akun saya' fills in the member's data. */
  member: Member;
  draft: OrderDraft<L>;
  /** Set if the draft was copied from a former order; the first step then states what was copied. */
  reorder?: Reorder | undefined;
  /** Whether another tab or device changed the draft while this step is open. */
  isUpdated?: boolean | undefined;
  /** Called after every change, to store the draft. */
  onDraftChange: (draft: OrderDraft<L>) => void;
  /** Id of the step from the URL's hash; '' for the first step. */
  step: string;
  /** Called when another step opens, to update the URL. */
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** Whether the draft and its files are stored on this device, and whether the draft is stored in the account. */
  draftStorage?: DraftStorage | undefined;
  /** Loads provinces, districts and postal codes of an address. */
  loadRegions: RegionLoader;
  /** Vehicle catalogue. If absent, the vehicle can only be changed on the search page. */
  catalogue?: VehicleCatalogue | undefined;
  /** Loads the banks that finance the insured object. If absent, the bank is a text field. */
  loadBanks?: BankLoader | undefined;
  /** Uploads each file when the file is chosen. If absent, files are sent with the order. */
  uploadFile?: UploadFile | undefined;
  /** Sends the order. Rejects with an `ApiProblem`. Also resolves if an earlier attempt had succeeded. */
  onSubmit: (
    submission: OrderSubmission<L>,
    tools: { onProgress: (ratio: number) => void },
  ) => Promise<OrderPlaced | AlreadySent>;
  /** Called when the customer closes the success message, or the message that an earlier attempt succeeded. */
  onDone: (result: OrderPlaced | AlreadySent) => void;
  /** URL of the other plans, shown when the declarations exclude this one. */
  plansHref?: string;
};

/**
 * Returns the plan with the documents and questions that this draft requires. Both depend on the insured person or
 * object.
 */
function useOrderedPlan<L extends ProductType>(
  { rules }: LineOrder<L>,
  { plan, draft, today }: OrderWizardProps<L>,
): PlanOf<L> {
  const attachments = useDeepStable(rules.documents(plan.attachments, draft.slices, today));
  const declarations = useDeepStable(rules.questions?.(plan, draft.slices) ?? plan.declarations);
  // Memoized, because a new array would restart the uploads.
  return useMemo(() => ({ ...plan, attachments, declarations }), [plan, attachments, declarations]);
}

/** Orders a plan in the steps of its line. Suspends until the wizard of the line is loaded. */
export function OrderWizard<L extends ProductType>(props: OrderWizardProps<L>) {
  const texts = useMessages('OrderForm', orderFormMessages);
  const { line, today, draft, member, loadRegions } = props;
  const lineOrder = useLineOrder(line);
  const plan = useOrderedPlan(lineOrder, props);
  const { steps } = lineOrder.rules;
  const isFirst = props.step === '' || props.step === steps[0]?.id;
  const stateWithoutUploads = { plan, today, draft };
  // Most renders need no check of all steps: a draft without files has nothing to upload.
  const canUpload =
    Object.keys(draft.files).length > 0 &&
    canUploadFiles(steps, (step) => checkStep(step, lineOrder.pages[step.id], stateWithoutUploads));
  const uploads = useFileUploads(plan.attachments, draft.files, props.uploadFile, canUpload);
  const state = { ...stateWithoutUploads, uploads };
  const check = (step: StepOf<L>) => checkStep(step, lineOrder.pages[step.id], state);
  const patchDraft = useDraft(draft, props.onDraftChange);

  const priceInput = lineOrder.priceInputOf(draft.slices);
  const price = lineOrder.rules.price(plan, priceInput, today);
  const summaryProps = { line, plan, priceInput, today };

  return (
    <FlowWizard
      steps={steps}
      step={props.step}
      onStepChange={props.onStepChange}
      check={check}
      isGated={({ id }) => lineOrder.pages[id].isGated === true}
      notice={
        <>
          {props.reorder && isFirst && <ReorderNote {...props.reorder} />}
          <UpdatedNote isUpdated={props.isUpdated === true} />
        </>
      }
      hasSummary
      draftStorage={props.draftStorage}
      specs={plan.attachments}
      uploads={uploads}
      aside={(isLast) => (
        <PriceSummary
          // The key closes an expanded summary when the step changes.
          key={props.step}
          productName={plan.productName}
          companyName={plan.insuranceCompany.company_name}
          logo={plan.logoProduct}
          price={price}
          pendingText={lineOrder.pendingPriceText}
          // The last step has no such footer, because it shows this button next to the costs.
          footer={!isLast && <ProductSummaryButton {...summaryProps} />}
        />
      )}
      plansHref={props.plansHref}
      sendLabel={texts.send}
      {...(lineOrder.confirmationTexts && { dialogs: lineOrder.confirmationTexts })}
      sendFailedMessage={texts.sendFailed}
      alreadySentNotice={{
        title: texts.alreadySentTitle,
        message: texts.alreadySent,
        actionLabel: texts.myOrders,
      }}
      buildSubmission={() => price && orderSubmission(lineOrder, plan, draft, price.amounts, today)}
      fieldAt={(path) => draftField(steps, draft.slices, path)}
      onSubmit={props.onSubmit}
      onDone={props.onDone}
    >
      {({ id }, { errors, onEdit }) => {
        const { Body } = lineOrder.pages[id];
        return (
          <Body
            {...state}
            member={member}
            errors={errors}
            changeDraft={patchDraft}
            changeSlices={(patch) =>
              patchDraft(({ slices }) => ({ slices: { ...slices, ...patch(slices) } }))
            }
            loadRegions={loadRegions}
            catalogue={props.catalogue}
            loadBanks={props.loadBanks}
            review={() => (
              <OrderSummary {...state} line={line} lineOrder={lineOrder} price={price} onEdit={onEdit} />
            )}
          />
        );
      }}
    </FlowWizard>
  );
}
