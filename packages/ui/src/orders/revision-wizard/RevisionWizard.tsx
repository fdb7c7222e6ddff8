import { lineOf, type SoldLine } from '@naungan/domain/lines';
import type { LineStep } from '@naungan/domain/lines/steps';
import { DIALOG_TITLES, MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { useMemo, useState } from 'react';
import { type UploadFile, useFileUploads } from '../../fields/attachment/index.ts';
import type { RegionLoader } from '../../fields/regions/index.ts';
import type { DraftStorage } from '../../flow/draft-note/index.ts';
import { FlowWizard } from '../../flow/flow-wizard/FlowWizard.tsx';
import type { AlreadySent } from '../../flow/send/sent-notice.ts';
import { checkStep } from '../../flow/step-page/step-check.ts';
import { useDraft } from '../../flow/use-draft/use-draft.ts';
import { lineOrder } from '../../lines/line-orders.ts';
import { revisionDraft } from '../../lines/revision-draft.ts';
import type { OrderDraft } from '../../lines/slices.ts';
import type { VehicleCatalogue } from '../../lines/vehicle/search/vehicle-catalogue.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { useLinks } from '../../primitives/host/index.ts';
import { useSame } from '../../primitives/use-same.ts';
import { NewDocuments } from './NewDocuments.tsx';
import { NothingToRevise } from './NothingToRevise.tsx';
import { RevisionCosts } from './RevisionCosts.tsx';
import {
  documentsToSend,
  newDocuments,
  type RevisionOf,
  type RevisionSubmission,
  revisedPlan,
  revisionSubmission,
  setsPrice,
  stepsOf,
} from './revision-submission.ts';
import { SentBefore } from './SentBefore.tsx';

export type RevisionWizardProps<L extends SoldLine = SoldLine> = {
  line: L;
  revision: RevisionOf<L>;
  loadRegions: RegionLoader;
  /** What a vehicle is chosen from; without it another one is searched for on its own page. */
  catalogue?: VehicleCatalogue | undefined;
  /** Id of the step, the URL's hash; '' for the first. */
  step: string;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** What this device still has of it; read once. */
  draft?: OrderDraft<L> | null;
  onDraftChange?: (draft: OrderDraft<L>) => void;
  /** How much of the draft this device could keep. */
  draftStorage?: DraftStorage | undefined;
  /** Sends each file as soon as it is chosen; without it files go with the revision. */
  uploadFile?: UploadFile | undefined;
  onSubmit: (
    submission: RevisionSubmission,
    tools: { onProgress: (ratio: number) => void },
  ) => Promise<{ message: string } | AlreadySent>;
  /** After the customer has read that it worked, or that an earlier try did. */
  onDone: () => void;
};

const EARLIER = { title: MESSAGES.revision.alreadySent, message: MESSAGES.revision.alreadySentText };

/** Correct what the insurer sent back: one step an item [2 §2], and the documents that the corrections need. */
export function RevisionWizard<L extends SoldLine>({ line, revision, ...props }: RevisionWizardProps<L>) {
  const links = useLinks();
  const [draft, setDraft] = useState(() => props.draft ?? revisionDraft(line, revision));
  const { pages, priced, noPrice } = lineOrder(line);
  // The same list of documents from render to render: they go on their way by it.
  const documents = useSame(documentsToSend(line, revision, draft));
  const plan = useMemo(() => revisedPlan(line, revision, documents), [line, revision, documents]);
  const steps = stepsOf(line, revision, documents);
  const { feedback, order } = revision;
  const uploads = useFileUploads(plan.attachments, draft.files, props.uploadFile);
  const state = { plan, today: order.orderedOn, draft, uploads, revised: true };
  const sent = { plan, today: order.orderedOn, draft: revisionDraft(line, revision) };
  const change = useDraft(draft, (next) => {
    setDraft(next);
    props.onDraftChange?.(next);
  });
  if (steps.length === 0) return <NothingToRevise />;

  const before = order.amounts;
  const price = lineOf(line).price(plan, priced(draft.slices), order.orderedOn);
  const changed = price !== null && price.amounts.total !== before.total;

  return (
    <FlowWizard
      steps={steps}
      step={props.step}
      onStepChange={props.onStepChange}
      check={(step: LineStep<L>) => checkStep(step, pages[step.id], state)}
      draftStorage={props.draftStorage}
      specs={plan.attachments}
      uploads={uploads}
      notice={
        feedback && (
          <Alert tone="info" role="note" title="Catatan dari perusahaan asuransi">
            <p className="nu:whitespace-pre-line">{feedback}</p>
          </Alert>
        )
      }
      aside={() =>
        setsPrice(line, revision) && (
          <RevisionCosts product={plan} before={before.total} price={price} pendingText={noPrice} />
        )
      }
      sendLabel="Kirim perubahan"
      sendFailed="Perubahan belum terkirim, silakan coba lagi"
      dialogs={{
        title: MESSAGES.revision.confirm,
        description: changed
          ? `${MESSAGES.revision.confirmText}. Total pesanan berubah dari ${formatRupiah(before.total)} menjadi ${formatRupiah(price.amounts.total)}.`
          : MESSAGES.revision.confirmText,
        confirmLabel: MESSAGES.revision.confirmButton,
        doneTitle: DIALOG_TITLES.success,
      }}
      earlier={EARLIER}
      submission={() => revisionSubmission(line, revision, state, price)}
      onSubmit={props.onSubmit}
      onDone={props.onDone}
    >
      {({ id, revises }, { errors }) => {
        const { Body, Summary } = pages[id];
        return (
          <>
            <SentBefore orderHref={links.order(line, order._id)} files={revises === 'attachment'}>
              <Summary {...sent} />
            </SentBefore>
            {revises === 'attachment' && <NewDocuments documents={newDocuments(revision, documents)} />}
            <Body
              {...state}
              member={null}
              errors={errors}
              change={change}
              changeSlices={(patch) => change(({ slices }) => ({ slices: { ...slices, ...patch(slices) } }))}
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
