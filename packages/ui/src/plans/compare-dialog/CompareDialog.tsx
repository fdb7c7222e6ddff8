import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, ProductType, SearchOf } from '@naungan/domain/lines';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LineDetails } from '../../lines/line-product.ts';
import { loadLineDetails } from '../../lines/lines.ts';
import { Alert } from '../../primitives/alert/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { type HostAttributes, splitHostAttributes } from '../../primitives/HostElement.tsx';
import { type MessagesOf, useMessages } from '../../primitives/host/messages.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { PlanHref } from '../plan-list/PlanRows.tsx';
import { CompareTable } from './CompareTable.tsx';
import { compareDialogMessages } from './messages.ts';

export type CompareDialogProps<L extends ProductType = ProductType> = HostAttributes & {
  line: L;
  /** Whether the dialog is open; controlled by the parent component. */
  open: boolean;
  /** Called by the close button, Escape and a click outside. */
  onOpenChange: (open: boolean) => void;
  /** Ids of the plans when the dialog opens; later changes are ignored. */
  ids: readonly string[];
  /** Resolves to `null` if the plan is not sold any more. */
  loadPlan: (id: string) => Promise<PlanOf<L> | null>;
  /** Called with the loaded plans that are still sold. */
  onLoaded?: (plans: PlanOf<L>[]) => void;
  /** The search that determines the premiums. */
  search: SearchOf<L>;
  /** Date on which ages are calculated. */
  today: IsoDate;
  /** Returns the URL of a plan's page. */
  detailHref: PlanHref;
  /** Returns the URL of a plan's order form. */
  orderHref: PlanHref;
  /** Called for an offline plan: opens the consultant's form. */
  onOpenConsultation: (plan: PlanOf<L>) => void;
  /** URL that opens this comparison for other people. It must not contain data of the visitor, not even the search. */
  shareUrl?: string | undefined;
  /** Replaces single texts of the dialog and its table. */
  messages?: MessagesOf<'CompareDialog'> | undefined;
};

type CompareRequest<L extends ProductType> =
  | { state: 'loading' }
  | { state: 'ready'; plans: PlanOf<L>[]; withdrawnCount: number; details: LineDetails<L> }
  | { state: 'failed' };

/** Compares the chosen plans side by side [2 §2]. The dialog is wider for three plans [Q12]. */
export function CompareDialog<L extends ProductType>({
  line,
  open,
  onOpenChange,
  ids,
  loadPlan,
  onLoaded,
  search,
  today,
  shareUrl,
  messages,
  ...rest
}: CompareDialogProps<L>) {
  const texts = useMessages('CompareDialog', compareDialogMessages, messages);
  const [{ className, ...host }, actions] = splitHostAttributes(rest);
  const [request, setRequest] = useState<CompareRequest<L>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // The ids are copied when the dialog opens, so that the table does not change while the dialog is open or closing.
  const [dialogState, setDialogState] = useState({ open, ids });
  if (dialogState.open !== open) setDialogState({ open, ids: open ? ids : dialogState.ids });
  const load = useEffectEvent(() =>
    Promise.all([loadLineDetails(line), Promise.all(dialogState.ids.map(loadPlan))]),
  );
  const handleLoaded = useEffectEvent((details: LineDetails<L>, loadedPlans: (PlanOf<L> | null)[]) => {
    const plans = loadedPlans.filter((plan) => plan !== null);
    setRequest({ state: 'ready', plans, withdrawnCount: loadedPlans.length - plans.length, details });
    onLoaded?.(plans);
  });

  useEffect(() => {
    if (!open) return;
    let isCurrent = true;
    setRequest({ state: 'loading' });
    load().then(
      (responses) => isCurrent && handleLoaded(...responses),
      () => isCurrent && setRequest({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [open, attempt]);

  const readyRequest = request.state === 'ready' && request.plans.length > 1 ? request : null;
  return (
    <Dialog
      {...host}
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      size="lg"
      className={cx(dialogState.ids.length > 2 && 'nu:@tablet:max-w-[1080px]', className)}
      footer={
        readyRequest && (
          <>
            {shareUrl && (
              <CopyButton size="md" value={shareUrl} label={texts.copyLink} subject={texts.copySubject} />
            )}
            <PrintButton variant="secondary" />
          </>
        )
      }
    >
      {request.state === 'loading' && (
        <div role="status" className="nu:grid nu:gap-4">
          <span className="nu:sr-only">{texts.loading}</span>
          <Skeleton className="nu:h-16" />
          <Skeleton lines={8} />
        </div>
      )}
      {request.state === 'failed' && <FailedState onRetry={() => setAttempt((count) => count + 1)} />}
      {request.state === 'ready' && !readyRequest && (
        <EmptyState title={texts.notFound}>{texts.allWithdrawn}</EmptyState>
      )}
      {readyRequest && readyRequest.withdrawnCount > 0 && (
        <Alert tone="info" className="nu:mb-4">
          {texts.someWithdrawn(readyRequest.withdrawnCount)}
        </Alert>
      )}
      {readyRequest && (
        <CompareTable
          line={line}
          details={readyRequest.details}
          plans={readyRequest.plans}
          search={search}
          today={today}
          messages={messages}
          {...actions}
        />
      )}
    </Dialog>
  );
}
