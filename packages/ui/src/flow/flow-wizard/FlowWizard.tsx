import type { AttachmentSpec } from '@naungan/domain/attachment';
import { MESSAGES } from '@naungan/domain/messages';
import { type ReactNode, useDeferredValue, useState } from 'react';
import type { FileUploads } from '../../fields/attachment/use-file-uploads.ts';
import type { ActionError } from '../action-error/action-error.ts';
import { DraftNote, type DraftStorage } from '../draft-note/index.ts';
import { type FieldMessages, messagesOf } from '../problems/problems.ts';
import type { SendDialogsProps } from '../send/SendDialogs.tsx';
import type { SendQuestion } from '../send/send-question.ts';
import { type AlreadySent, type SentNotice, sentNotice } from '../send/sent-notice.ts';
import { useSendDialogs } from '../send/use-send-dialogs.ts';
import { useSubmit } from '../send/use-submit.ts';
import { BlockedNotice, EarlierStepNotice, FailedNotice } from '../send/WizardNotices.tsx';
import { type StepCheck, type StepInfo, useSteps } from '../use-steps/use-steps.ts';
import { WizardFrame } from '../wizard-frame/WizardFrame.tsx';
import { StepSkeleton } from '../wizard-frame/WizardSkeleton.tsx';

/** A file of a form; `uploadId` names one that was sent ahead, and one without goes with the form. */
export type FormFile = {
  code: string;
  /** Tells it from other files of its document (`fileSlot`). */
  slot?: string;
  title: string;
  file: File;
  uploadId?: string;
};

export type FlowWizardProps<
  Step extends StepInfo,
  Submission extends { files: FormFile[] },
  Answer extends { message: string },
> = {
  steps: readonly Step[];
  /** Id of the step, the URL's hash; '' for the first. */
  step: string;
  onStepChange: (id: string, options?: { replace?: boolean }) => void;
  check: (step: Step) => StepCheck;
  /** 'Lanjut' is disabled until this step is valid. */
  gated?: (step: Step) => boolean;
  /** The last step leads back to each of the others, and they to it. */
  reviewed?: boolean;
  /** How much of the draft this device could keep. */
  draftStorage?: DraftStorage | undefined;
  specs: readonly AttachmentSpec[];
  uploads: FileUploads;
  /** Above the fields of each step. */
  notice?: ReactNode;
  aside: (isLast: boolean) => ReactNode;
  /** What stands aside; the costs by default. */
  asideLabel?: string;
  /** Where to look for another product when this one cannot be had. */
  plansHref?: string | undefined;
  sendLabel: string;
  sendFailed: string;
  dialogs?: Pick<SendDialogsProps, 'title' | 'description' | 'confirmLabel' | 'doneTitle'>;
  earlier: SentNotice;
  /** `null` when the draft does not pass: no step lets that happen. */
  submission: () => Submission | null;
  onSubmit: (
    submission: Submission,
    tools: { onProgress: (ratio: number) => void; again: boolean },
  ) => Promise<Answer | AlreadySent>;
  /** What to ask where a refusal is no more than a question; after a yes the form is sent once more, `again`. */
  questionOf?: (refusal: ActionError) => SendQuestion | null;
  /** After the customer has read that it worked, or that an earlier try did. */
  onDone: (answer: Answer | AlreadySent) => void;
  children: (step: Step, tools: { errors: FieldMessages; onEdit: (id: string) => void }) => ReactNode;
};

/** Behind the step's id in the URL: it was opened from the summary and leads back there, after a refresh too. */
const EDITING = 'ubah';

/** A form in steps that is sent at the end; nothing typed is lost by a failure [Q22]. */
export function FlowWizard<
  Step extends StepInfo,
  Submission extends { files: FormFile[] },
  Answer extends { message: string },
>(props: FlowWizardProps<Step, Submission, Answer>) {
  const { steps, check, uploads, plansHref, questionOf = () => null } = props;
  const [step = '', mode] = props.step.split('/');
  const wizard = useSteps({ steps, step, check, onStepChange: props.onStepChange });
  const { submitting, submit } = useSubmit<Answer | AlreadySent>(
    props.sendFailed,
    wizard.current?.id,
    // What is asked needs no toast.
    (error) => questionOf(error) !== null,
  );
  const { current, index, isLast, earlierProblems } = wizard;
  const sending = useSendDialogs(isLast);
  const [declined, setDeclined] = useState<ActionError>();
  // The frame is drawn first, and the fields in a task of their own: together they hold up a slow phone.
  const framed = useDeferredValue(true, false);
  if (!current) return null;

  const editing = props.reviewed === true && mode === EDITING && !isLast;
  const lastId = steps.at(-1)?.id ?? current.id;
  const edit = (id: string) => wizard.goTo(`${id}/${EDITING}`);

  function goOn() {
    if (!wizard.tryStep()) return;
    if (isLast) void sending.ask();
    else wizard.goTo(editing ? lastId : (steps[index + 1]?.id ?? lastId));
  }

  const refusal = submitting.state === 'failed' ? submitting.error : null;
  const question = refusal && refusal !== declined ? questionOf(refusal) : null;

  function send(again = false) {
    const submission = props.submission();
    void submit(async (tools) => {
      if (!submission) throw new Error(MESSAGES.common.checkInput);
      return uploads.deliver(submission.files, tools, (files) =>
        props.onSubmit({ ...submission, files }, { onProgress: tools.onProgress, again }),
      );
    });
  }

  return (
    <>
      <WizardFrame
        steps={steps}
        index={index}
        problems={wizard.problems}
        problemsTitle={wizard.title}
        attempt={wizard.attempt}
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
            {isLast && refusal && !question && <FailedNotice error={refusal} />}
          </>
        }
        aside={props.aside(isLast)}
        {...(props.asideLabel && { asideLabel: props.asideLabel })}
        onBack={index > 0 && !editing ? () => wizard.goTo(steps[index - 1]?.id ?? '') : undefined}
        onNext={goOn}
        reviewed={editing}
        nextLabel={isLast ? props.sendLabel : editing ? 'Kembali ke ringkasan' : 'Lanjut'}
        nextDisabled={props.gated?.(current) === true && check(current).problems.length > 0}
        pending={sending.pending || submitting.state === 'sending' || submitting.state === 'done'}
      >
        {framed ? (
          props.children(current, { errors: messagesOf(wizard.problems), onEdit: edit })
        ) : (
          <StepSkeleton />
        )}
      </WizardFrame>
      {sending.Dialogs && (
        <sending.Dialogs
          {...props.dialogs}
          confirming={isLast && sending.confirming}
          onConfirmingChange={sending.setConfirming}
          onConfirm={() => send()}
          question={question}
          onAnswer={(yes) => (yes ? send(true) : setDeclined(refusal ?? undefined))}
          progress={submitting.state === 'sending' ? submitting.progress : null}
          onCancel={submitting.state === 'sending' ? submitting.cancel : null}
          done={submitting.state === 'done' ? sentNotice(submitting.answer, props.earlier) : null}
          onDone={() => submitting.state === 'done' && props.onDone(submitting.answer)}
        />
      )}
    </>
  );
}
