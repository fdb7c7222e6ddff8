import type { RevisionDetail } from '@naungan/domain/lines/record';
import { revisionSteps } from '@naungan/domain/lines/steps';
import { DIALOG_TITLES, MESSAGES } from '@naungan/domain/messages';
import { formatRupiah } from '@naungan/domain/money';
import { useState } from 'react';
import { type UploadFile, useFileUploads } from '../../fields/attachment/index.ts';
import type { RegionLoader } from '../../fields/regions/index.ts';
import { type DraftKeeping, DraftNote } from '../../flow/draft-note/index.ts';
import { messagesOf } from '../../flow/problems/problems.ts';
import {
  type EarlierSend,
  FailedNotice,
  HeldNotice,
  sentNotice,
  useSendDialogs,
  useSubmit,
} from '../../flow/send/index.ts';
import { useDraft } from '../../flow/use-draft/use-draft.ts';
import { useSteps } from '../../flow/use-steps/use-steps.ts';
import { WizardFrame } from '../../flow/wizard-frame/WizardFrame.tsx';
import { Alert } from '../../primitives/alert/index.ts';
import { NothingToRevise } from './NothingToRevise.tsx';
import { RevisionCosts } from './RevisionCosts.tsx';
import { RevisionStep } from './RevisionStep.tsx';
import { revisionCheck } from './revision-check.ts';
import {
  type RevisionDraft,
  type RevisionSubmission,
  revisionAmounts,
  revisionDraft,
  revisionSpecs,
  revisionSubmission,
} from './revision-draft.ts';

export type RevisionWizardProps = {
  revision: RevisionDetail;
  loadRegions: RegionLoader;
  /** Id of the step, the URL's hash; '' for the first. */
  step: string;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** What this device still has of it; read once. */
  draft?: RevisionDraft | null;
  onDraftChange?: (draft: RevisionDraft) => void;
  /** How much of the draft this device could keep. */
  keeping?: DraftKeeping | undefined;
  /** Sends each file as soon as it is chosen; without it files go with the revision. */
  uploadFile?: UploadFile | undefined;
  onSubmit: (
    submission: RevisionSubmission,
    tools: { onProgress: (ratio: number) => void },
  ) => Promise<{ message: string } | EarlierSend>;
  /** After the customer has read that it worked, or that an earlier try did. */
  onDone: () => void;
};

const EARLIER = { title: MESSAGES.revision.alreadySent, message: MESSAGES.revision.alreadySentText };
const SEND_FAILED = 'Perubahan belum terkirim, silahkan coba lagi';

/** Correct what the insurer sent back: one step an item [2 §2]. */
export function RevisionWizard({ revision, ...props }: RevisionWizardProps) {
  const [draft, setDraft] = useState(() => props.draft ?? revisionDraft(revision));
  const items = revision.needRevisions.map(({ item }) => item);
  const steps = revisionSteps(revision.productType, items).map(({ title, revises }) => ({
    title,
    id: revises ?? '',
  }));
  const specs = revisionSpecs(revision);
  const uploads = useFileUploads(specs, draft.files, props.uploadFile);

  const check = ({ id }: { id: string }) => revisionCheck(id, { revision, draft, specs, uploads });
  const wizard = useSteps({ steps, step: props.step, check, onStepChange: props.onStepChange });
  const { submitting, submit } = useSubmit<{ message: string } | EarlierSend>(
    SEND_FAILED,
    wizard.current?.id,
  );

  const change = useDraft(draft, (next) => {
    setDraft(next);
    props.onDraftChange?.(next);
  });
  const { current, index, isLast, held } = wizard;
  const sending = useSendDialogs(isLast);
  if (!current) return <NothingToRevise />;

  function goOn() {
    if (!wizard.tryStep()) return;
    if (isLast) void sending.ask();
    else wizard.goTo(steps[index + 1]?.id ?? '');
  }
  function send() {
    const submission = revisionSubmission(revision, draft);
    void submit(async (tools) => {
      if (!submission) throw new Error(MESSAGES.common.checkInput);
      return uploads.deliver(submission.files, tools, (files) =>
        props.onSubmit({ ...submission, files }, { onProgress: tools.onProgress }),
      );
    });
  }
  const { amounts: before } = revision.order;
  // Only a corrected person can change what the order costs.
  const asksInsured = steps.some(({ id }) => id === 'insured');
  const amounts = revisionAmounts(revision, draft);

  return (
    <>
      <WizardFrame
        steps={steps}
        index={index}
        problems={wizard.problems}
        problemsTitle={wizard.title}
        attempt={wizard.attempt}
        draftNote={<DraftNote keeping={props.keeping} specs={specs} />}
        notice={
          <>
            {revision.feedback && (
              <Alert tone="info" role="note" title="Catatan dari perusahaan asuransi">
                <p className="whitespace-pre-line">{revision.feedback}</p>
              </Alert>
            )}
            {held && (
              <HeldNotice {...held} attempt={wizard.attempts} onOpen={() => wizard.goTo(held.step.id)} />
            )}
            {isLast && submitting.state === 'failed' && <FailedNotice error={submitting.error} />}
          </>
        }
        aside={asksInsured && <RevisionCosts order={revision.order} amounts={amounts} />}
        onBack={index > 0 ? () => wizard.goTo(steps[index - 1]?.id ?? '') : undefined}
        onNext={goOn}
        nextLabel={isLast ? 'Kirim perubahan' : 'Lanjut'}
        pending={sending.pending || submitting.state === 'sending' || submitting.state === 'done'}
      >
        <RevisionStep
          id={current.id}
          revision={revision}
          draft={draft}
          onChange={change}
          errors={messagesOf(wizard.problems)}
          specs={specs}
          uploads={uploads}
          loadRegions={props.loadRegions}
        />
      </WizardFrame>
      {sending.Dialogs && (
        <sending.Dialogs
          confirming={isLast && sending.confirming}
          onConfirmingChange={sending.setConfirming}
          onConfirm={send}
          title={MESSAGES.revision.confirm}
          description={
            amounts && amounts.total !== before.total
              ? `${MESSAGES.revision.confirmText}. Total pesanan berubah dari ${formatRupiah(before.total)} menjadi ${formatRupiah(amounts.total)}.`
              : MESSAGES.revision.confirmText
          }
          confirmLabel={MESSAGES.revision.confirmButton}
          progress={submitting.state === 'sending' ? submitting.progress : null}
          onCancel={submitting.state === 'sending' ? submitting.cancel : null}
          done={submitting.state === 'done' ? sentNotice(submitting.answer, EARLIER) : null}
          doneTitle={DIALOG_TITLES.success}
          onDone={props.onDone}
        />
      )}
    </>
  );
}
