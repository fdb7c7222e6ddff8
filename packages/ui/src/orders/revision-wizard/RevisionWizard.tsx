import type { ProductType, StepOf } from '@naungan/domain/lines';
import { formatRupiah } from '@naungan/domain/money';
import { useMemo } from 'react';
import type { UploadFile } from '../../fields/attachment/index.ts';
import { useFileUploads } from '../../fields/attachment/use-file-uploads.ts';
import type { RegionLoader } from '../../fields/regions/region-query.ts';
import type { DraftStorage } from '../../flow/draft-note/index.ts';
import { FlowWizard } from '../../flow/FlowWizard.tsx';
import type { AlreadySent } from '../../flow/send/sent-notice.ts';
import { checkStep } from '../../flow/step-page/step-check.ts';
import { UpdatedNote } from '../../flow/UpdatedNote.tsx';
import { useDraft } from '../../flow/use-draft.ts';
import { useWatchedDraft, type WatchDraft } from '../../flow/use-watched-draft.ts';
import { draftField } from '../../lines/draft-field.ts';
import { useLineOrder } from '../../lines/lines.ts';
import { revisionDraft } from '../../lines/revision-draft.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import type { VehicleCatalogue } from '../../lines/vehicle/search/vehicle-catalogue.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { useDeepStable } from '../../primitives/use-deep-stable.ts';
import { revisionFormMessages } from './messages.ts';
import { NewDocuments } from './NewDocuments.tsx';
import { NothingToRevise } from './NothingToRevise.tsx';
import { RevisionCosts } from './RevisionCosts.tsx';
import {
  canChangePrice,
  documentsToSend,
  newDocuments,
  type RevisionOf,
  type RevisionSubmission,
  revisedPlan,
  revisionSubmission,
  stepsOf,
} from './revision-submission.ts';
import { SubmittedContent } from './SubmittedContent.tsx';

export type RevisionWizardProps<L extends ProductType = ProductType> = {
  line: L;
  revision: RevisionOf<L>;
  loadRegions: RegionLoader;
  /** Vehicle catalogue. If absent, the vehicle can only be changed on the search page. */
  catalogue?: VehicleCatalogue | undefined;
  /** Id of the step from the URL's hash; '' for the first step. */
  step: string;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** The stored draft. Read at the first render. */
  draft?: OrderDraft<L> | null;
  onDraftChange?: (draft: OrderDraft<L>) => void;
  /** Subscribes to changes of the draft in another tab or on another device. */
  watchDraft?: WatchDraft<OrderDraft<L>> | undefined;
  /** Whether the draft and its files are stored on this device, and whether the draft is stored in the account. */
  draftStorage?: DraftStorage | undefined;
  /** Uploads each file when the file is chosen. If absent, files are sent with the revision. */
  uploadFile?: UploadFile | undefined;
  onSubmit: (
    submission: RevisionSubmission,
    tools: { onProgress: (ratio: number) => void },
  ) => Promise<{ message: string } | AlreadySent>;
  /** Called when the customer closes the success message, or the message that an earlier attempt succeeded. */
  onDone: () => void;
};

/**
 * The form in which a customer corrects the items that the insurer sent back: one step for each item [2 §2], and a step
 * for the documents that the corrections require. Suspends until the wizard of the line is loaded.
 */
export function RevisionWizard<L extends ProductType>({ line, revision, ...props }: RevisionWizardProps<L>) {
  const texts = useMessages('RevisionForm', revisionFormMessages);
  const links = useLinks();
  const lineOrder = useLineOrder(line);
  const { pages, priceInputOf, pendingPriceText, rules } = lineOrder;
  const { draft, changeDraft, isUpdated } = useWatchedDraft({
    initialDraft: () => props.draft ?? revisionDraft(lineOrder, revision),
    onChange: props.onDraftChange,
    watch: props.watchDraft,
    step: props.step,
  });
  // Memoized, because a new array would restart the uploads.
  const documents = useDeepStable(documentsToSend(lineOrder, revision, draft));
  const plan = useMemo(() => revisedPlan(lineOrder, revision, documents), [lineOrder, revision, documents]);
  const steps = stepsOf(lineOrder, revision, documents);
  const { feedback, order } = revision;
  const uploads = useFileUploads(plan.attachments, draft.files, props.uploadFile);
  // Ages are calculated on the day of the order.
  const state = { plan, today: order.orderedOn, draft, uploads, isRevision: true };
  const submittedState = { plan, today: order.orderedOn, draft: revisionDraft(lineOrder, revision) };
  const patchDraft = useDraft(draft, changeDraft);
  if (steps.length === 0) return <NothingToRevise />;

  const submittedAmounts = order.amounts;
  const price = rules.price(plan, priceInputOf(draft.slices), order.orderedOn);
  const hasNewTotal = price !== null && price.amounts.total !== submittedAmounts.total;

  return (
    <FlowWizard
      steps={steps}
      step={props.step}
      onStepChange={props.onStepChange}
      check={(step: StepOf<L>) => checkStep(step, pages[step.id], state)}
      draftStorage={props.draftStorage}
      specs={plan.attachments}
      uploads={uploads}
      notice={
        <>
          {feedback && (
            <Alert tone="info" role="note" title={texts.insurersNote}>
              <p className="nu:whitespace-pre-line">{feedback}</p>
            </Alert>
          )}
          <UpdatedNote isUpdated={isUpdated} />
        </>
      }
      aside={() =>
        canChangePrice(lineOrder, revision) && (
          <RevisionCosts
            product={plan}
            totalBefore={submittedAmounts.total}
            price={price}
            pendingText={pendingPriceText}
          />
        )
      }
      sendLabel={texts.send}
      sendFailedMessage={texts.sendFailed}
      dialogs={{
        title: texts.confirmTitle,
        description: hasNewTotal
          ? texts.confirmTotal(formatRupiah(submittedAmounts.total), formatRupiah(price.amounts.total))
          : texts.confirmText,
        confirmLabel: texts.confirm,
        doneTitle: texts.doneTitle,
      }}
      alreadySentNotice={{ title: texts.alreadySentTitle, message: texts.alreadySent }}
      buildSubmission={() => revisionSubmission(lineOrder, revision, state, price)}
      fieldAt={(path) => draftField(steps, draft.slices, path)}
      onSubmit={props.onSubmit}
      onDone={props.onDone}
    >
      {({ id, revises }, { errors }) => {
        const { Body, Summary } = pages[id];
        return (
          <>
            <SubmittedContent
              orderHref={links.order(line, order._id)}
              isAboutFiles={revises === 'attachment'}
            >
              <Summary {...submittedState} />
            </SubmittedContent>
            {revises === 'attachment' && <NewDocuments documents={newDocuments(revision, documents)} />}
            <Body
              {...state}
              member={null}
              errors={errors}
              changeDraft={patchDraft}
              changeSlices={(patch) =>
                patchDraft(({ slices }) => ({ slices: { ...slices, ...patch(slices) } }))
              }
              loadRegions={props.loadRegions}
              catalogue={props.catalogue}
              review={() => null}
            />
          </>
        );
      }}
    </FlowWizard>
  );
}
