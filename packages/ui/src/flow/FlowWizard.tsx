import type { AttachmentSpec } from '@naungan/domain/attachment';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { FileUploads } from '../fields/attachment/use-file-uploads.ts';
import { useAfterNextPaint } from '../primitives/after-frame.ts';
import { useMessages } from '../primitives/host/messages.ts';
import { type ApiProblem, readApiProblem } from './api-problem.ts';
import { DraftNote } from './draft-note/DraftNote.tsx';
import type { DraftStorage } from './draft-note/index.ts';
import { wizardMessages } from './messages.ts';
import { type FieldFinder, useRejectedFields } from './send/rejected-fields.ts';
import type { SendDialogsProps } from './send/SendDialogs.tsx';
import type { SendQuestion } from './send/send-question.ts';
import { type AlreadySent, type SentNotice, sentNotice } from './send/sent-notice.ts';
import { useSendDialogs } from './send/use-send-dialogs.ts';
import { useSubmit } from './send/use-submit.ts';
import { BlockedNotice, EarlierStepNotice, FailedNotice } from './send/WizardNotices.tsx';
import { type FieldMessages, messagesOf } from './step-problems.ts';
import { type StepCheck, type StepInfo, useSteps } from './use-steps.ts';
import { WizardFrame } from './wizard-frame/WizardFrame.tsx';
import { StepSkeleton } from './wizard-frame/WizardSkeleton.tsx';

/** A file of a form. A file with `uploadId` was uploaded in advance; other files are sent with the form. */
export type FormFile = {
  code: string;
  /** Slot of the file (`fileSlot`), for documents of several files. */
  slot?: string;
  title: string;
  file: File;
  uploadId?: string;
};

export type FlowDialogs = Pick<
  SendDialogsProps,
  'title' | 'description' | 'confirmLabel' | 'doneTitle' | 'doneTone'
>;

export type FlowWizardProps<
  Step extends StepInfo,
  Submission extends { files: FormFile[] },
  Reply extends { message: string },
> = {
  steps: readonly Step[];
  /** The URL's hash without '#': the id of a step, with or without `EDIT_MODE`; '' for the first step. */
  step: string;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  /** Returns the problems of a step. */
  check: (step: Step) => StepCheck;
  /** Returns whether 'Lanjut' is disabled until this step is valid. */
  isGated?: (step: Step) => boolean;
  /** Whether the last step is a summary with links to the other steps. A step opened from there returns to the summary. */
  hasSummary?: boolean;
  /** Whether the draft and its files are stored on this device, and whether the draft is stored in the account. */
  draftStorage?: DraftStorage | undefined;
  /** The documents of the form. */
  specs: readonly AttachmentSpec[];
  /** The uploads of the files of these documents. */
  uploads: FileUploads;
  /** Shown above the fields of each step. */
  notice?: ReactNode;
  aside: (isLast: boolean) => ReactNode;
  /** Accessible name of `aside`. Default: 'Ringkasan biaya'. */
  asideLabel?: string;
  /** URL of the other plans, shown when this plan cannot be bought. */
  plansHref?: string | undefined;
  sendLabel: string;
  /** Message if sending failed and the server sent no message. */
  sendFailedMessage: string;
  dialogs?: FlowDialogs;
  /** Shown when the form had already been sent: an earlier attempt succeeded, but its response was lost. */
  alreadySentNotice: SentNotice;
  /**
   * Returns the data to submit; `null` for an invalid draft, which cannot happen because the steps check the
   * draft first.
   */
  buildSubmission: () => Submission | null;
  onSubmit: (
    submission: Submission,
    tools: { onProgress: (ratio: number) => void; isConfirmed: boolean },
  ) => Promise<Reply | AlreadySent>;
  /**
   * Returns the question that is displayed instead of a failure. After the customer confirms, the form is
   * submitted again: `onSubmit` receives `isConfirmed: true`.
   */
  questionOf?: (problem: ApiProblem) => SendQuestion | null;
  /**
   * Whether the page around the wizard opens another page after success. If so, `onDone` is called immediately and
   * no success message is shown.
   */
  hasDonePage?: boolean;
  /**
   * Finds the field that the server rejected, to display the message at this field. If absent, the last step displays
   * the message.
   */
  fieldAt?: FieldFinder;
  /** Called when the customer closes the success message, or the message that an earlier attempt succeeded. */
  onDone: (response: Reply | AlreadySent) => void;
  children: (step: Step, tools: { errors: FieldMessages; onEdit: (id: string) => void }) => ReactNode;
};

/**
 * Suffix of the step's id in the URL: `alamat/ubah`. A step with this suffix was opened from the summary and returns
 * to the summary, also after a reload.
 */
const EDIT_MODE = 'ubah';

const noField: FieldFinder = () => null;

/** A form in steps that is submitted at the end; a failure loses no input [Q22]. */
export function FlowWizard<
  Step extends StepInfo,
  Submission extends { files: FormFile[] },
  Reply extends { message: string },
>(props: FlowWizardProps<Step, Submission, Reply>) {
  const texts = useMessages('Wizard', wizardMessages);
  const { steps, check, uploads, plansHref, questionOf = () => null } = props;
  const [step = '', mode] = props.step.split('/');
  const wizard = useSteps({ steps, step, check, onStepChange: props.onStepChange });
  const { submitState, submit } = useSubmit<Reply | AlreadySent>(
    props.sendFailedMessage,
    wizard.currentStep?.id,
    // No toast for a failure that is displayed as a question.
    (error) => questionOf(error) !== null,
  );
  const { currentStep, index, isLast, earlierProblems } = wizard;
  const { rejections, ...rejectedFields } = useRejectedFields(props.fieldAt ?? noField);
  const sendDialogs = useSendDialogs(isLast);
  const [declinedError, setDeclinedError] = useState<ApiProblem>();
  // The frame is rendered first, and the fields in another task, because a single long task would block a slow
  // phone.
  const isFrameRendered = useDeferredValue(true, false);
  const afterNextPaint = useAfterNextPaint();
  if (!currentStep) return null;

  const isEditing = props.hasSummary === true && mode === EDIT_MODE && !isLast;
  const lastId = steps.at(-1)?.id ?? currentStep.id;
  const continueLabel = isEditing ? texts.backToSummary : texts.next;
  // The pressed button is painted first, because rendering a step takes longer than a frame on a phone.
  const openStep = (id: string) => afterNextPaint(() => wizard.goTo(id));
  const editStep = (id: string) => openStep(`${id}/${EDIT_MODE}`);
  const openEarlierStep = props.hasSummary && (isLast || isEditing) ? editStep : openStep;

  function handleNext() {
    if (!wizard.tryStep()) return;
    if (isLast) void sendDialogs.open();
    else openStep(isEditing ? lastId : (steps[index + 1]?.id ?? lastId));
  }

  const problem = submitState.state === 'failed' ? submitState.error : null;
  const question = problem && problem !== declinedError ? questionOf(problem) : null;

  // The success of an earlier attempt is always shown as a message.
  const opensDonePage = (reply: Reply | AlreadySent) =>
    props.hasDonePage === true && !('alreadySent' in reply);

  function send({ isConfirmed }: { isConfirmed: boolean }) {
    const submission = props.buildSubmission();
    rejectedFields.clear();
    void submit(async (tools) => {
      if (!submission) throw new Error(texts.checkInput);
      try {
        const reply = await uploads.submitWithFiles(submission.files, tools, (files) =>
          props.onSubmit({ ...submission, files }, { onProgress: tools.onProgress, isConfirmed }),
        );
        if (opensDonePage(reply)) props.onDone(reply);
        return reply;
      } catch (thrown) {
        rejectedFields.reject(readApiProblem(thrown));
        throw thrown;
      }
    });
  }

  const shownProblems = [
    ...wizard.problems,
    ...rejections.filter(
      (rejection) =>
        rejection.step === currentStep.id && !wizard.problems.some(({ field }) => field === rejection.field),
    ),
  ];
  const rejectedSteps = steps.filter(
    ({ id }) => id !== currentStep.id && rejections.some((rejection) => rejection.step === id),
  );

  return (
    <>
      <WizardFrame
        steps={steps}
        index={index}
        problems={shownProblems}
        problemsTitle={wizard.title}
        attempt={wizard.attemptCount + rejectedFields.count}
        draftNote={<DraftNote draftStorage={props.draftStorage} specs={props.specs} />}
        notice={
          <>
            {props.notice}
            {wizard.blockedReason && (
              // The key mounts the notice again at each attempt, so that the notice takes the focus again.
              <BlockedNotice key={wizard.attemptCount} message={wizard.blockedReason} plansHref={plansHref} />
            )}
            {earlierProblems && (
              <EarlierStepNotice
                {...earlierProblems}
                attempt={wizard.stepAttemptCount}
                onOpen={() => openEarlierStep(earlierProblems.step.id)}
              />
            )}
            {isLast && problem && !question && (
              <FailedNotice
                error={problem}
                steps={rejectedSteps}
                onOpen={props.hasSummary ? editStep : openStep}
              />
            )}
          </>
        }
        aside={props.aside(isLast)}
        asideLabel={props.asideLabel}
        onBack={index > 0 && !isEditing ? () => openStep(steps[index - 1]?.id ?? '') : undefined}
        onNext={handleNext}
        allStepsDone={isEditing}
        nextLabel={isLast ? props.sendLabel : continueLabel}
        nextDisabled={props.isGated?.(currentStep) === true && check(currentStep).problems.length > 0}
        // Pending also after success, so that the form is not sent again before the next page opens.
        pending={sendDialogs.pending || submitState.state === 'sending' || submitState.state === 'done'}
      >
        {isFrameRendered ? (
          props.children(currentStep, { errors: messagesOf(shownProblems), onEdit: editStep })
        ) : (
          <StepSkeleton />
        )}
      </WizardFrame>
      {sendDialogs.Dialogs && (
        <sendDialogs.Dialogs
          {...props.dialogs}
          isConfirmationOpen={isLast && sendDialogs.isConfirmationOpen}
          onConfirmationOpenChange={sendDialogs.setConfirmationOpen}
          onConfirm={() => send({ isConfirmed: false })}
          question={question}
          onChoice={(isConfirmed) =>
            isConfirmed ? send({ isConfirmed: true }) : setDeclinedError(problem ?? undefined)
          }
          progress={submitState.state === 'sending' ? submitState.progress : null}
          paused={Object.values(uploads.states).some(({ state }) => state === 'paused')}
          onCancel={submitState.state === 'sending' ? submitState.cancel : null}
          doneNotice={
            submitState.state === 'done' && !opensDonePage(submitState.reply)
              ? sentNotice(submitState.reply, props.alreadySentNotice)
              : null
          }
          onDone={() => submitState.state === 'done' && props.onDone(submitState.reply)}
        />
      )}
    </>
  );
}
