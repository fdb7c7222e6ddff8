import type { IsoDate } from '@naungan/domain/dates';
import type { PlanOf, SearchOf, SoldLine } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../primitives/alert/index.ts';
import { CopyButton } from '../../primitives/copy-button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { FailedState } from '../../primitives/failed-state/index.ts';
import { PrintButton } from '../../primitives/print-button/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import type { PlanHref } from '../plan-list/PlanRows.tsx';
import { CompareTable } from './CompareTable.tsx';

export type CompareDialogProps<L extends SoldLine = SoldLine> = {
  /** Which kind of insurance. */
  line: L;
  /** The host holds whether it is open. */
  open: boolean;
  /** Called by the cross, Escape, and a press outside. */
  onOpenChange: (open: boolean) => void;
  /** As they are when it opens; what becomes of the choice meanwhile changes nothing. */
  ids: readonly string[];
  /** `null` for a plan that is not sold any more. */
  loadPlan: (id: string) => Promise<PlanOf<L> | null>;
  /** The plans of `ids` that are still sold, once they are read. */
  onLoaded?: (plans: PlanOf<L>[]) => void;
  /** Premiums are those of this search. */
  search: SearchOf<L>;
  /** Ages are counted from it. */
  today: IsoDate;
  /** The page of a plan. */
  detailHref: PlanHref;
  /** Where ordering a plan begins. */
  orderHref: PlanHref;
  /** A plan that is sold offline: the visitor asks for a call. */
  onConsult: (plan: PlanOf<L>) => void;
  /** Opens this comparison for somebody else; holds nothing of the visitor, the search included. */
  shareUrl?: string | undefined;
};

type Request<Plan> =
  | { state: 'loading' }
  | { state: 'ready'; plans: Plan[]; missing: number }
  | { state: 'failed' };

/** The chosen plans side by side [2 §2]; wider above two [Q12]. */
export function CompareDialog<L extends SoldLine>({
  line,
  open,
  onOpenChange,
  ids,
  loadPlan,
  onLoaded,
  search,
  today,
  shareUrl,
  ...actions
}: CompareDialogProps<L>) {
  const [request, setRequest] = useState<Request<PlanOf<L>>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState({ open, ids });
  if (opening.open !== open) setOpening({ open, ids: open ? ids : opening.ids });
  const load = useEffectEvent(() => Promise.all(opening.ids.map(loadPlan)));
  const tell = useEffectEvent((answers: (PlanOf<L> | null)[]) => {
    const plans = answers.filter((plan) => plan !== null);
    setRequest({ state: 'ready', plans, missing: answers.length - plans.length });
    onLoaded?.(plans);
  });

  useEffect(() => {
    if (!open) return;
    let current = true;
    setRequest({ state: 'loading' });
    load().then(
      (answers) => current && tell(answers),
      () => current && setRequest({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [open, attempt]);

  const ready = request.state === 'ready' && request.plans.length > 1 ? request : null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Bandingkan produk"
      size="lg"
      className={opening.ids.length > 2 ? 'nu:@tablet:max-w-[1080px]' : undefined}
      footer={
        ready && (
          <>
            {shareUrl && (
              <CopyButton size="md" value={shareUrl} label="Salin tautan" subject="perbandingan ini" />
            )}
            <PrintButton variant="secondary" />
          </>
        )
      }
    >
      {request.state === 'loading' && (
        <div role="status" className="nu:grid nu:gap-4">
          <span className="nu:sr-only">Memuat…</span>
          <Skeleton className="nu:h-16" />
          <Skeleton lines={8} />
        </div>
      )}
      {request.state === 'failed' && <FailedState onRetry={() => setAttempt((count) => count + 1)} />}
      {request.state === 'ready' && !ready && (
        <EmptyState title={MESSAGES.plans.notFound}>
          Produk dalam perbandingan ini sudah tidak dijual. Pilih produk lain dari daftar.
        </EmptyState>
      )}
      {ready && ready.missing > 0 && (
        <Alert tone="info" className="nu:mb-4">
          {ready.missing} produk sudah tidak dijual, jadi tidak kami tampilkan.
        </Alert>
      )}
      {ready && <CompareTable line={line} plans={ready.plans} search={search} today={today} {...actions} />}
    </Dialog>
  );
}
