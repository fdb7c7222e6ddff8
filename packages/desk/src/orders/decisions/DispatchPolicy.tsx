import { todayInJakarta } from '@naungan/domain/dates';
import { TextField } from '@naungan/ui/primitives/text-field';
import { useDesk } from '../../desk/desk-context.ts';
import { useDecision } from '../../desk/use-decision.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { DecisionDialog } from '../../parts/DecisionDialog.tsx';
import { fieldErrors } from '../../parts/field-errors.ts';
import type { OrderDecisionProps } from './order-decision-props.ts';

/** Records courier, tracking number and day of a printed policy; the customer gets a mail. */
export function DispatchPolicy({
  order,
  open,
  onOpenChange,
  onDone,
  onConflict,
  changes,
}: OrderDecisionProps) {
  const { call, now } = useDesk();
  const decision = useDecision(onConflict);
  const { policy, orderId, headers } = order;
  const [form, setForm, clear] = useDraft(`order.${orderId}.dispatch`, {
    courier: policy.deliveryCourier,
    trackingNumber: policy.trackingNumber,
    date: policy.policyDeliveryDate ?? todayInJakarta(new Date(now())),
  });
  const errors = fieldErrors(decision.problem?.fields);

  async function submit() {
    const isDone = await decision.send(() => call('deskDispatch', { params: { id: orderId }, body: form }));
    if (!isDone) return;
    clear();
    onDone(
      `Pengiriman polis ${headers.policyNumber ?? headers.kpaNumber} dicatat. Pelanggan menerima email.`,
    );
  }
  return (
    <DecisionDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Catat pengiriman polis"
      description="Pelanggan menerima email dengan nomor resi."
      confirmLabel="Simpan"
      decision={decision}
      changes={changes}
      onSubmit={() => void submit()}
    >
      <TextField
        label="Kurir"
        value={form.courier}
        error={errors.courier}
        onChange={(event) => setForm({ ...form, courier: event.target.value })}
      />
      <TextField
        label="Nomor resi"
        value={form.trackingNumber}
        error={errors.trackingNumber}
        onChange={(event) => setForm({ ...form, trackingNumber: event.target.value })}
      />
      <TextField
        label="Tanggal kirim"
        type="date"
        value={form.date}
        error={errors.date}
        onChange={(event) => setForm({ ...form, date: event.target.value })}
      />
    </DecisionDialog>
  );
}
