import { todayInJakarta } from '@naungan/domain/dates';
import { TextField } from '@naungan/ui/primitives/text-field';
import { useState } from 'react';
import { useDesk } from '../../desk/desk-context.ts';
import { useDecision } from '../../desk/use-decision.ts';
import { DecisionDialog } from '../../parts/DecisionDialog.tsx';
import { fieldErrors } from '../../parts/field-errors.ts';
import type { OrderDecisionProps } from './order-decision-props.ts';

/** Records the day on which the customer received the printed policy. */
export function ReceivePolicy({
  order,
  open,
  onOpenChange,
  onDone,
  onConflict,
  changes,
}: OrderDecisionProps) {
  const { call, now } = useDesk();
  const decision = useDecision(onConflict);
  const [date, setDate] = useState(todayInJakarta(new Date(now())));

  async function submit() {
    const isDone = await decision.send(() =>
      call('deskReceipt', { params: { id: order.orderId }, body: { date } }),
    );
    if (isDone) onDone('Penerimaan polis dicatat.');
  }
  return (
    <DecisionDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Catat polis diterima"
      confirmLabel="Simpan"
      size="sm"
      decision={decision}
      changes={changes}
      onSubmit={() => void submit()}
    >
      <TextField
        label="Tanggal diterima"
        type="date"
        value={date}
        error={fieldErrors(decision.problem?.fields).date}
        onChange={(event) => setDate(event.target.value)}
      />
    </DecisionDialog>
  );
}
