import type { PlanChange } from '@naungan/api/desk-catalogue';
import { formatDateTime } from '@naungan/domain/dates';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { ConfirmProposal, ReasonDialog } from '../parts/second-person/SecondPersonDialogs.tsx';
import { CHANGE_STATUS, changeLines, changeTitle, periodText } from './change-facts.ts';

export type ChangePanelProps = {
  productName: string;
  change: PlanChange;
  /** Shows the effect of a waiting tariff; absent if it is shown, or if the person may not see it. */
  onShow?: (() => void) | undefined;
  onDone: (message: string) => void;
  onConflict: () => void;
};

type Decision = 'approve' | 'reject' | 'end';

/** One change of a product: who did what and why, and the decisions that are possible now. */
export function ChangePanel({ productName, change, onShow, onDone, onConflict }: ChangePanelProps) {
  const { call, me } = useDesk();
  const [openDecision, setOpenDecision] = useState<Decision | null>(null);
  const { id, status, mayApprove, mayReject, mayEnd, isOutdated, proposedBy } = change;
  const isOwn = proposedBy.id === me.id;
  const params = { id };
  const dialogProps = (decision: Decision, message: string) => ({
    open: openDecision === decision,
    onOpenChange: (open: boolean) => setOpenDecision(open ? decision : null),
    onConflict,
    onDone: () => {
      setOpenDecision(null);
      onDone(message);
    },
  });
  const subject = `${changeTitle(change)} ${periodText(change)}`;
  const rejectText = isOwn ? 'Tarik usulan' : 'Tolak usulan';
  return (
    <li className="nu:border-b nu:border-line nu:p-4 nu:text-sm">
      <h3 className="nu:font-bold">{subject}</h3>
      <p className="nu:my-1 nu:flex nu:flex-wrap nu:gap-1">
        <StatusBadge tone={CHANGE_STATUS[status].tone}>{CHANGE_STATUS[status].label}</StatusBadge>
        {isOutdated && <StatusBadge tone="danger">Sudah usang</StatusBadge>}
      </p>
      {isOutdated && (
        <p className="nu:mb-1">
          Tarif lain disetujui sesudahnya, atau tanggal mulainya sudah tiba. Ajukan usulan baru.
        </p>
      )}
      <ol className="nu:grid nu:gap-1.5">
        {changeLines(change).map(({ at, text, reason }) => (
          <li key={at + text} className="nu:border-s-2 nu:border-line nu:ps-2.5">
            <p>{text}</p>
            <p className="nu:text-xs nu:text-muted">
              <time dateTime={at}>{formatDateTime(at)}</time>
            </p>
            {reason && <p className="nu:wrap-anywhere nu:whitespace-pre-line">{reason}</p>}
          </li>
        ))}
      </ol>
      {(onShow || mayApprove || mayReject || mayEnd) && (
        <div className="nu:mt-2 nu:flex nu:flex-wrap nu:gap-2">
          {onShow && <DeskButton onClick={onShow}>Lihat dampak</DeskButton>}
          {mayApprove && (
            <DeskButton variant="primary" onClick={() => setOpenDecision('approve')}>
              Setujui
            </DeskButton>
          )}
          {mayReject && <DeskButton onClick={() => setOpenDecision('reject')}>{rejectText}</DeskButton>}
          {mayEnd && (
            <DeskButton variant="danger" onClick={() => setOpenDecision('end')}>
              Batalkan
            </DeskButton>
          )}
        </div>
      )}
      <ConfirmProposal
        {...dialogProps('approve', `Tarif ${productName} disetujui, ${periodText(change)}.`)}
        title="Setujui tarif?"
        description={`${productName}, ${periodText(change)}. Pesanan yang sudah dibuat tetap dengan harganya.`}
        confirmLabel="Setujui tarif"
        send={() => call('deskApproveTariff', { params })}
      />
      <ReasonDialog
        {...dialogProps('reject', isOwn ? 'Usulan ditarik.' : 'Usulan ditolak.')}
        title={`${rejectText}?`}
        confirmLabel={rejectText}
        draftName={`plan-change.${id}.reject`}
        send={(reason) => call('deskRejectTariff', { params, body: { reason } })}
      />
      <ReasonDialog
        {...dialogProps('end', 'Perubahan dibatalkan.')}
        title="Batalkan perubahan?"
        description="Produk kembali seperti tanpa perubahan ini."
        confirmLabel="Batalkan perubahan"
        draftName={`plan-change.${id}.end`}
        send={(reason) => call('deskEndPlanChange', { params, body: { reason } })}
      />
    </li>
  );
}
