import { REVISION_TITLES } from '@naungan/domain/lines';
import { revisionMailText } from '@naungan/domain/order';
import { Checkbox } from '@naungan/ui/primitives/checkbox';
import { TextArea } from '@naungan/ui/primitives/text-area';
import { useState } from 'react';
import { useDesk } from '../../desk/desk-context.ts';
import { useDecision } from '../../desk/use-decision.ts';
import { useDraft } from '../../drafts/use-draft.ts';
import { LetterPreview } from '../../letters/LetterPreview.tsx';
import { DecisionDialog } from '../../parts/DecisionDialog.tsx';
import { MailPreview } from '../../parts/MailPreview.tsx';
import { TemplateTexts, withTemplate } from '../../parts/TemplateTexts.tsx';
import { decisionTarget, type OrderDecisionProps } from './order-decision-props.ts';
import { REVISION_TEMPLATES } from './order-templates.ts';
import { type RevisionDraft, revisionProblems } from './revision-draft.ts';
import { useOrderLetter } from './use-order-letter.ts';

const EMPTY: RevisionDraft = { items: [], attachments: [], feedback: '' };

const toggled = <Value,>(list: readonly Value[], value: Value, isOn: boolean): Value[] =>
  isOn ? [...list.filter((entry) => entry !== value), value] : list.filter((entry) => entry !== value);

const requestOf = ({ items, attachments, feedback }: RevisionDraft) => ({
  items,
  attachments: items.includes('attachment') ? attachments : [],
  feedback: feedback.trim(),
});

/** Returns an order to the customer item by item, with a text for the mail and its preview. */
export function ReviseOrder({ order, open, onOpenChange, onDone, onConflict, changes }: OrderDecisionProps) {
  const { revisable: items, documents } = order.desk;
  const { call } = useDesk();
  const decision = useDecision(onConflict);
  const [draft, setDraft, clear] = useDraft(`order.${order.orderId}.revise`, EMPTY);
  const [isChecked, setIsChecked] = useState(false);
  const problems = isChecked ? revisionProblems(draft) : {};
  const previewLetter = useOrderLetter(order);
  const { kpaNumber } = order.headers;
  const mail = revisionMailText(kpaNumber, draft.feedback.trim() || '…');
  const templates = draft.items.flatMap((item) => REVISION_TEMPLATES[item]);
  const setFeedback = (feedback: string) => setDraft({ ...draft, feedback });

  async function submit() {
    setIsChecked(true);
    if (Object.keys(revisionProblems(draft)).length > 0) return;
    const isDone = await decision.send(() =>
      call('deskRevise', { ...decisionTarget(order), body: requestOf(draft) }),
    );
    if (!isDone) return;
    clear();
    onDone(`Pesanan ${kpaNumber} dikembalikan ke pelanggan.`);
  }
  return (
    <DecisionDialog
      isNextToRecord
      open={open}
      onOpenChange={onOpenChange}
      title={`Minta perbaikan ${kpaNumber}`}
      confirmLabel="Kirim ke pelanggan"
      size="lg"
      decision={decision}
      changes={changes}
      onSubmit={() => void submit()}
    >
      <fieldset aria-describedby={problems.items && 'items-error'} className="nu:min-w-0">
        <legend className="nu:text-sm nu:font-semibold">Yang harus diperbaiki</legend>
        <div className="nu:grid nu:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]">
          {items.map((item) => (
            <Checkbox
              key={item}
              label={REVISION_TITLES[item]}
              checked={draft.items.includes(item)}
              onCheckedChange={(isOn) => setDraft({ ...draft, items: toggled(draft.items, item, isOn) })}
            />
          ))}
        </div>
        {problems.items && (
          <p id="items-error" role="alert" className="nu:text-sm nu:text-bad">
            {problems.items}
          </p>
        )}
      </fieldset>
      {draft.items.includes('attachment') && (
        <fieldset aria-describedby={problems.attachments && 'attachments-error'} className="nu:min-w-0">
          <legend className="nu:text-sm nu:font-semibold">Berkas yang harus dikirim ulang</legend>
          <div className="nu:grid nu:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]">
            {documents.map(({ code, name }) => (
              <Checkbox
                key={code}
                label={name}
                checked={draft.attachments.includes(code)}
                onCheckedChange={(isOn) =>
                  setDraft({ ...draft, attachments: toggled(draft.attachments, code, isOn) })
                }
              />
            ))}
          </div>
          {problems.attachments && (
            <p id="attachments-error" role="alert" className="nu:text-sm nu:text-bad">
              {problems.attachments}
            </p>
          )}
        </fieldset>
      )}
      {templates.length > 0 && (
        <TemplateTexts
          templates={templates}
          onChoose={(text) => setFeedback(withTemplate(draft.feedback, text))}
        />
      )}
      <TextArea
        label="Penjelasan untuk pelanggan"
        value={draft.feedback}
        error={problems.feedback}
        maxLength={1000}
        onChange={(event) => setFeedback(event.target.value)}
      />
      <MailPreview subject={mail.subject} heading={mail.heading} lines={[mail.note, mail.advice]} />
      <LetterPreview
        request={Object.keys(revisionProblems(draft)).length > 0 ? null : JSON.stringify(draft)}
        load={() => previewLetter({ kind: 'documents', ...requestOf(draft) })}
      />
    </DecisionDialog>
  );
}
