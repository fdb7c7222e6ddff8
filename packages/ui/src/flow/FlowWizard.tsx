import type { AttachmentSpec } from '@naungan/domain/attachment';
import { MESSAGES } from '@naungan/domain/messages';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { FileUploads } from '../fields/attachment/use-file-uploads.ts';
import { type ApiProblem, readApiProblem } from './api-problem.ts';
import { DraftNote, type DraftStorage } from './draft-note/index.ts';
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

/** A file of a form. With `uploadId` it was uploaded in advance; without it is sent with the form. */
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
  /** Id of the step from the URL's hash; '' for the first step. */
  step: string;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  check: (step: Step) => StepCheck;
  /** Whether 'Lanjut' is disabled until this step is valid. */
  gated?: (step: Step) => boolean;
  /** The last step is a summary with links to the other steps, which lead back to it. */
  reviewed?: boolean;
  /** How much of the draft is stored on this device. */
  draftStorage?: DraftStorage | undefined;
  specs: readonly AttachmentSpec[];
  uploads: FileUploads;
  /** Shown above the fields of each step. */
  notice?: ReactNode;
  aside: (isLast: boolean) => ReactNode;
  /** Accessible name of `aside`. Default: the costs. */
  asideLabel?: string;
  /** URL of the other plans, shown when this one cannot be bought. */
  plansHref?: string | undefined;
  sendLabel: string;
  sendFailed: string;
  dialogs?: FlowDialogs;
  earlier: SentNotice;
  /** Returns the data to submit; `null` for an invalid draft, which the steps prevent. */
  submission: () => Submission | null;
  onSubmit: (
    submission: Submission,
    tools: { onProgress: (ratio: number) => void; again: boolean },
  ) => Promise<Reply | AlreadySent>;
  /**
   * Returns a question to confirm instead of a failure. After confirmation the form is submitted with
   * `again`.
   */
  questionOf?: (problem: ApiProblem) => SendQuestion | null;
  /** A success has a page of its own, so `onDone` is called at once, without a message. */
  hasDonePage?: boolean;
  /** Finds the field that the server rejected, to display the message there. Without it, it is displayed at the last step. */
  fieldAt?: FieldFinder;
  /** Called when the customer closes the success message, or the message that an earlier attempt succeeded. */
  onDone: (response: Reply | AlreadySent) => void;
  children: (step: Step, tools: { errors: FieldMessages; onEdit: (id: string) => void }) => ReactNode;
};

/**
 * Suffix of the step's id in the URL: the step was opened from the summary and returns there, also after a
 * reload.
 */
const EDIT_MODE = 'ubah';

const noField: FieldFinder = () => null;

/** A form in steps that is submitted at the end; a failure loses no input [Q22]. */
export function FlowWizard<
  Step extends StepInfo,
  Submission extends { files: FormFile[] },
  Reply extends { message: string },
>(props: FlowWizardProps<Step, Submission, Reply>) {
  const { steps, check, uploads, plansHref, questionOf = () => null } = props;
  const [step = '', mode] = props.step.split('/');
  const wizard = useSteps({ steps, step, check, onStepChange: props.onStepChange });
  const { submitting, submit } = useSubmit<Reply | AlreadySent>(
    props.sendFailed,
    wizard.current?.id,
    // No toast for a failure that is displayed as a question.
    (error) => questionOf(error) !== null,
  );
  const { current, index, isLast, earlierProblems } = wizard;
  const { rejections, ...rejected } = useRejectedFields(props.fieldAt ?? noField);
  const sendDialogs = useSendDialogs(isLast);
  const [declinedError, setDeclinedError] = useState<ApiProblem>();
  // Renders the frame first and the fields in a task of their own: a single long task would block a slow
  // phone.
  const isFrameRendered = useDeferredValue(true, false);
  if (!current) return null;

  const editing = props.reviewed === true && mode === EDIT_MODE && !isLast;
  const lastId = steps.at(-1)?.id ?? current.id;
  const edit = (id: string) => wizard.goTo(`${id}/${EDIT_MODE}`);

  function handleNext() {
    if (!wizard.tryStep()) return;
    if (isLast) void sendDialogs.open();
    else wizard.goTo(editing ? lastId : (steps[index + 1]?.id ?? lastId));
  }

  const problem = submitting.state === 'failed' ? submitting.error : null;
  const question = problem && problem !== declinedError ? questionOf(problem) : null;

  const isDoneOnPage = (reply: Reply | AlreadySent) =>
    props.hasDonePage === true && !('alreadySent' in reply);

  function send(again = false) {
    const submission = props.submission();
    rejected.clear();
    void submit(async (tools) => {
      if (!submission) throw new Error(MESSAGES.common.checkInput);
      try {
        const reply = await uploads.submitWithFiles(submission.files, tools, (files) =>
          props.onSubmit({ ...submission, files }, { onProgress: tools.onProgress, again }),
        );
        if (isDoneOnPage(reply)) props.onDone(reply);
        return reply;
      } catch (thrown) {
        rejected.reject(readApiProblem(thrown));
        throw thrown;
      }
    });
  }

  const shownProblems = [
    ...wizard.problems,
    ...rejections.filter(
      ({ step, field }) => step === current.id && !wizard.problems.some((shown) => shown.field === field),
    ),
  ];
  const rejectedSteps = steps.filter(
    ({ id }) => id !== current.id && rejections.some((rejection) => rejection.step === id),
  );

  return (
    <>
      <WizardFrame
        steps={steps}
        index={index}
        problems={shownProblems}
        problemsTitle={wizard.title}
        attempt={wizard.attempt + rejected.count}
        draftNote={<DraftNote draftStorage={props.draftStorage} specs={props.specs} />}
        notice={
          <>
            {props.notice}
            {wizard.blocked && (
              <BlockedNotice key={wizard.attempt} message={wizard.blocked} plansHref={plansHref} />
            )}
            {earlierProblems && (
              <EarlierStepNotice
                {...earlierProblems}
                attempt={wizard.attempts}
                onOpen={() =>
                  (props.reviewed && (isLast || editing) ? edit : wizard.goTo)(earlierProblems.step.id)
                }
              />
            )}
            {isLast && problem && !question && (
              <FailedNotice
                error={problem}
                steps={rejectedSteps}
                onOpen={props.reviewed ? edit : wizard.goTo}
              />
            )}
          </>
        }
        aside={props.aside(isLast)}
        {...(props.asideLabel && { asideLabel: props.asideLabel })}
        onBack={index > 0 && !editing ? () => wizard.goTo(steps[index - 1]?.id ?? '') : undefined}
        onNext={handleNext}
        reviewed={editing}
        nextLabel={isLast ? props.sendLabel : editing ? 'Kembali ke ringkasan' : 'Lanjut'}
        nextDisabled={props.gated?.(current) === true && check(current).problems.length > 0}
        pending={sendDialogs.pending || submitting.state === 'sending' || submitting.state === 'done'}
      >
        {isFrameRendered ? (
          props.children(current, { errors: messagesOf(shownProblems), onEdit: edit })
        ) : (
          <StepSkeleton />
        )}
      </WizardFrame>
      {sendDialogs.Dialogs && (
        <sendDialogs.Dialogs
          {...props.dialogs}
          confirming={isLast && sendDialogs.confirming}
          onConfirmingChange={sendDialogs.setConfirming}
          onConfirm={() => send()}
          question={question}
          onChoice={(isAccepted) => (isAccepted ? send(true) : setDeclinedError(problem ?? undefined))}
          progress={submitting.state === 'sending' ? submitting.progress : null}
          paused={Object.values(uploads.states).some(({ state }) => state === 'paused')}
          onCancel={submitting.state === 'sending' ? submitting.cancel : null}
          done={
            submitting.state === 'done' && !isDoneOnPage(submitting.reply)
              ? sentNotice(submitting.reply, props.earlier)
              : null
          }
          onDone={() => submitting.state === 'done' && props.onDone(submitting.reply)}
        />
      )}
    </>
  );
}
