import { formatRupiah } from '@naungan/domain/money';
import { useDesk } from '../../desk/desk-context.ts';
import { useDecision } from '../../desk/use-decision.ts';
import { LetterPreview } from '../../letters/LetterPreview.tsx';
import { DecisionDialog } from '../../parts/DecisionDialog.tsx';
import { FactList } from '../../parts/fact-list/FactList.tsx';
import { decisionTarget, type OrderDecisionProps } from './order-decision-props.ts';
import { useOrderLetter } from './use-order-letter.ts';

/** Confirms the approval of an order and states its consequences. */
export function ApproveOrder({ order, open, onOpenChange, onDone, onConflict, changes }: OrderDecisionProps) {
  const { call } = useDesk();
  const decision = useDecision(onConflict);
  const previewLetter = useOrderLetter(order);
  const { headers, insured, payment, product } = order;

  async function submit() {
    const isDone = await decision.send(() => call('deskApprove', { ...decisionTarget(order) }));
    if (isDone) onDone(`Pesanan ${headers.kpaNumber} disetujui. Invoice dikirim ke pelanggan.`);
  }
  return (
    <DecisionDialog
      isNextToRecord
      open={open}
      onOpenChange={onOpenChange}
      title="Setujui pesanan?"
      description="Invoice dibuat dan tautan pembayaran dikirim ke email pelanggan. Persetujuan tidak dapat dibatalkan."
      confirmLabel="Setujui"
      size="md"
      decision={decision}
      changes={changes}
      onSubmit={() => void submit()}
    >
      <FactList
        facts={[
          { title: 'Pesanan', value: headers.kpaNumber },
          { title: 'Tertanggung', value: insured.fullname },
          { title: 'Produk', value: `${product.productName}, ${product.insuranceCompany.company_name}` },
          { title: 'Total', value: formatRupiah(payment.grossPremi) },
        ]}
      />
      <LetterPreview request="approved" load={() => previewLetter({ kind: 'approved' })} />
    </DecisionDialog>
  );
}
