import { canBeRevised } from '@naungan/domain/lines';
import { rejectionMailText } from '@naungan/domain/order';
import { TextArea } from '@naungan/ui/primitives/text-area';
import { useState } from 'react';
import { useDesk } from '../../desk/desk-context.ts';
import { useDecision } from '../../desk/use-decision.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { LetterPreview } from '../../letters/LetterPreview.tsx';
import { DecisionDialog } from '../../parts/DecisionDialog.tsx';
import { MailPreview } from '../../parts/MailPreview.tsx';
import { reasonProblem } from '../../parts/reason.ts';
import { TemplateTexts, withTemplate } from '../../parts/TemplateTexts.tsx';
import { decisionTarget, type OrderDecisionProps } from './order-decision-props.ts';
import { REJECTION_TEMPLATES } from './order-templates.ts';
import { useOrderLetter } from './use-order-letter.ts';

/** Rejects an order with a reason, which the customer reads in the mail. */
export function RejectOrder({ order, open, onOpenChange, onDone, onConflict, changes }: OrderDecisionProps) {
  const { call } = useDesk();
  const decision = useDecision(onConflict);
  const [reason, setReason, clear] = useDraft(`order.${order.orderId}.reject`, '');
  const [error, setError] = useState<string | undefined>();
  const previewLetter = useOrderLetter(order);
  const { kpaNumber } = order.headers;
  const mail = rejectionMailText(kpaNumber, reason.trim() || '…', canBeRevised(order.productType));

  function change(text: string) {
    setReason(text);
    setError(undefined);
  }
  async function submit() {
    const problem = reasonProblem(reason);
    setError(problem);
    if (problem) return;
    const isDone = await decision.send(() =>
      call('deskReject', { ...decisionTarget(order), body: { reason: reason.trim() } }),
    );
    if (!isDone) return;
    clear();
    onDone(`Pesanan ${kpaNumber} ditolak. Alasannya dikirim ke pelanggan.`);
  }
  return (
    <DecisionDialog
      isNextToRecord
      open={open}
      onOpenChange={onOpenChange}
      title={`Tolak pesanan ${kpaNumber}`}
      confirmLabel="Tolak pesanan"
      tone="danger"
      size="lg"
      decision={decision}
      changes={changes}
      onSubmit={() => void submit()}
    >
      <TemplateTexts
        templates={REJECTION_TEMPLATES}
        onChoose={(text) => change(withTemplate(reason, text))}
      />
      <TextArea
        label="Alasan untuk pelanggan"
        value={reason}
        error={error}
        maxLength={1000}
        onChange={(event) => change(event.target.value)}
      />
      <MailPreview subject={mail.subject} heading={mail.heading} lines={[mail.note, mail.advice]} />
      <LetterPreview
        request={reasonProblem(reason) ? null : reason.trim()}
        load={() => previewLetter({ kind: 'rejected', reason: reason.trim() })}
      />
    </DecisionDialog>
  );
}
