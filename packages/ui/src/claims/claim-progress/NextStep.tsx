import { CLAIM_MESSAGES, type ClaimTask } from '@naungan/domain/claim';
import type { ClaimDetail } from '@naungan/domain/claim/record';
import { formatLongDate } from '@naungan/domain/dates';
import { useState } from 'react';
import { useLazyComponent } from '../../flow/lazy-component/use-lazy-component.ts';
import { useLazyDialog } from '../../flow/lazy-component/use-lazy-dialog.ts';
import { WorkshopAddress } from '../../lines/vehicle/vehicle-coverage/WorkshopList.tsx';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { keepDatesTogether } from '../../primitives/keep-dates-together.ts';
import { LateNotice } from '../../records/LateNotice.tsx';
import type { ClaimActions } from './claim-actions.ts';
import type { ClaimDialogProps } from './claim-dialog.ts';
import { ExpectedTime } from './ExpectedTime.tsx';
import { FileLink } from './FileLink.tsx';
import { InsurersReason } from './InsurersReason.tsx';
import { claimPageMessages } from './messages.ts';

type Task = Exclude<ClaimTask, 'wait' | 'none' | 'documents' | 'repair'>;

const TASKS: readonly ClaimTask[] = [
  'workshop',
  'replacement',
  'letter',
  'account',
  'appeal',
  'confirmation',
] satisfies readonly Task[];

const isTask = (task: ClaimTask): task is Task => TASKS.includes(task);

/** Returns a dialog for each task. A dialog loads when it is first opened. */
function useClaimDialogs() {
  return {
    workshop: useLazyDialog<ClaimDialogProps>(() =>
      import('../WorkshopDialog.tsx').then((module) => module.WorkshopDialog),
    ),
    replacement: useLazyDialog<ClaimDialogProps>(() =>
      import('../ReplacementDialog.tsx').then((module) => module.ReplacementDialog),
    ),
    letter: useLazyDialog<ClaimDialogProps>(() =>
      import('../LetterDialog.tsx').then((module) => module.LetterDialog),
    ),
    account: useLazyDialog<ClaimDialogProps>(() =>
      import('../bank-account/AccountDialog.tsx').then((module) => module.AccountDialog),
    ),
    appeal: useLazyDialog<ClaimDialogProps>(() =>
      import('../appeal-dialog/AppealDialog.tsx').then((module) => module.AppealDialog),
    ),
    confirmation: useLazyDialog<ClaimDialogProps>(() =>
      import('../PaymentReceivedDialog.tsx').then((module) => module.PaymentReceivedDialog),
    ),
  } satisfies Record<Task, unknown>;
}

export type NextStepProps = {
  claim: ClaimDetail;
  actions: ClaimActions;
  refresh: () => Promise<void>;
};

/** Returns the tasks that are possible at present, the required task first. */
function tasksOf({ next, documentLod }: ClaimDetail, actions: ClaimActions): Task[] {
  const allTasks = [next.task, ...next.also].filter(isTask);
  return allTasks.filter((task) => {
    if (task === 'workshop') return actions.chooseWorkshop !== undefined;
    if (task === 'replacement') return actions.chooseReplacement !== undefined;
    // Before the replacement method is chosen, the letter can only be downloaded, not sent.
    if (task === 'letter') return next.task === 'letter';
    // If the account is known, the button to change it is in the payment section.
    if (task === 'account') return next.task === 'account';
    // After the discharge letter was sent, the decision cannot be appealed.
    if (task === 'appeal') return documentLod.code === '';
    return true;
  });
}

/** The next step: the first card of the page, with its actions. */
export function NextStep({ claim, actions, refresh }: NextStepProps) {
  const texts = useMessages('ClaimPage', claimPageMessages);
  const taskLabels: Readonly<Record<Task, string>> = {
    workshop: texts.chooseWorkshop,
    replacement: texts.chooseReplacement,
    letter: texts.sendLetter,
    account: texts.enterAccount,
    appeal: texts.appeal,
    confirmation: texts.paymentReceived,
  };
  const { next, payment, appeal, vehicle } = claim;
  const dialogs = useClaimDialogs();
  const [Revision, ensureLoaded] = useLazyComponent(() =>
    import('../claim-revision/RevisionForm.tsx').then((module) => module.RevisionForm),
  );
  const [revisionState, setRevisionState] = useState<'closed' | 'loading' | 'open'>('closed');
  const tasks = tasksOf(claim, actions);
  const hasAppeals = appeal.histories.length > 0;
  const workshop =
    next.task === 'repair'
      ? vehicle?.workshops.find(({ _id }) => _id === vehicle.selectedWorkshop)
      : undefined;
  const isClaimantsTurn = !['wait', 'none'].includes(next.task);
  const canRevise = next.task === 'documents';
  const isRevisionOpen = canRevise && revisionState === 'open';
  // The revision form closes after it was sent, so that it is not open if the insurer returns the claim again.
  if (!canRevise && revisionState === 'open') setRevisionState('closed');

  async function openRevision() {
    setRevisionState('loading');
    setRevisionState((await ensureLoaded()) ? 'open' : 'closed');
  }

  const payslipHref = next.task === 'confirmation' ? payment.payslip : null;
  const letterHref = claim.state === 'approved' ? payment.replacement.lodUrl : null;
  const hasLinks = payslipHref !== null || letterHref !== null;

  return (
    <section id="langkah" aria-labelledby="langkah-berikutnya">
      <Card accent={isClaimantsTurn ? 'action' : 'none'}>
        <Heading level={2} id="langkah-berikutnya" className="nu:text-h5">
          {next.title}
        </Heading>
        <p className="nu:mt-1 nu:whitespace-pre-line nu:text-muted">{next.text}</p>
        <ExpectedTime expected={next.expected} />
        {next.reason && <InsurersReason text={next.reason} className="nu:mt-3" />}
        {workshop && (
          <div className="nu:mt-3">
            <WorkshopAddress workshop={workshop} />
          </div>
        )}
        {next.before && (
          <p className="nu:mt-3">
            {texts.deadline}{' '}
            <span className="nu:font-semibold">
              {keepDatesTogether(`sebelum ${formatLongDate(next.before)}`)}
            </span>
          </p>
        )}
        {next.lateNotice !== null && <LateNotice text={next.lateNotice} className="nu:mt-2" />}
        {isRevisionOpen && Revision && <Revision claim={claim} actions={actions} refresh={refresh} />}
        {(tasks.length > 0 || hasLinks || hasAppeals || canRevise) && (
          <div className="nu:mt-4 nu:flex nu:flex-wrap nu:items-center nu:gap-x-5 nu:gap-y-2.5">
            {canRevise && !isRevisionOpen && (
              <Button pending={revisionState === 'loading'} onClick={() => void openRevision()}>
                {texts.showDetail}
              </Button>
            )}
            {tasks.map((task) => (
              <Button
                key={task}
                variant={task === next.task ? 'primary' : 'secondary'}
                pending={dialogs[task].pending}
                onClick={() => void dialogs[task].show()}
              >
                {task === 'replacement' && payment.replacement.selectedMethod !== ''
                  ? texts.changeReplacement
                  : taskLabels[task]}
              </Button>
            ))}
            {payslipHref !== null && <FileLink href={payslipHref}>{CLAIM_MESSAGES.paymentProof}</FileLink>}
            {letterHref !== null && <FileLink href={letterHref}>{texts.downloadLetter}</FileLink>}
            {hasAppeals && !tasks.includes('appeal') && (
              <Button
                variant="secondary"
                pending={dialogs.appeal.pending}
                onClick={() => void dialogs.appeal.show()}
              >
                {texts.appeals}
              </Button>
            )}
          </div>
        )}
      </Card>
      {Object.entries(dialogs).map(
        ([task, { Dialog, open, setOpen }]) =>
          Dialog && (
            <Dialog
              key={task}
              claim={claim}
              actions={actions}
              // A dialog closes when its task becomes impossible. The dialog of earlier appeals stays open.
              open={
                open && (tasks.some((openTask) => openTask === task) || (task === 'appeal' && hasAppeals))
              }
              onOpenChange={setOpen}
              refresh={refresh}
            />
          ),
      )}
    </section>
  );
}
