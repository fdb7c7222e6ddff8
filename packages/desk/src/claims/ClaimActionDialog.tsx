import { nextRepairStep, REPAIR_LABELS } from '@naungan/domain/claim';
import { formatRupiah } from '@naungan/domain/money';
import { isClaimEnded } from '@naungan/domain/status';
import { Alert } from '@naungan/ui/primitives/alert';
import { Select } from '@naungan/ui/primitives/select';
import { TextArea } from '@naungan/ui/primitives/text-area';
import { TextField } from '@naungan/ui/primitives/text-field';
import { useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { DecisionDialog } from '../parts/DecisionDialog.tsx';
import { FactList } from '../parts/fact-list/FactList.tsx';
import { TemplateTexts, withTemplate } from '../parts/TemplateTexts.tsx';
import { AssessmentFields } from './AssessmentFields.tsx';
import { DocumentChoice, ReplyContext } from './ClaimActionParts.tsx';
import { ClaimLetterPreview } from './ClaimLetterPreview.tsx';
import { ClaimMailPreview } from './ClaimMailPreview.tsx';
import { CLAIM_ACTIONS, type ClaimAction } from './claim-actions.ts';
import { type ClaimForm, claimFormProblems, EMPTY_CLAIM_FORM, formContext } from './claim-form.ts';
import { CLAIM_TEMPLATES } from './claim-templates.ts';
import type { DeskClaim } from './desk-claim.ts';
import { sendClaimAction } from './send-claim-action.ts';

export type ClaimActionDialogProps = {
  claim: DeskClaim;
  action: ClaimAction;
  onClose: () => void;
  /** Called after the server stored the action, with a sentence about it. */
  onDone: (message: string) => void;
  onConflict: () => void;
  changes: readonly string[];
};

/** A note when a colleague has the task of this claim. */
function OtherOwner({ claim }: { claim: DeskClaim }) {
  const { me } = useDesk();
  const { owner } = claim.desk;
  if (owner === null || owner.id === me.id) return null;
  return <Alert tone="warning">Klaim ini ditangani {owner.fullName}.</Alert>;
}

/** The amount and the account of the payment that is recorded. */
function Payout({ claim: { payment } }: { claim: DeskClaim }) {
  return (
    <section
      aria-label="Yang dibayar"
      className="nu:rounded-field nu:border nu:border-line nu:bg-paper nu:px-4 nu:py-2"
    >
      <FactList
        facts={[
          {
            title: 'Jumlah',
            value: payment.approvedAmount === null ? '' : formatRupiah(payment.approvedAmount),
          },
          { title: 'Bank', value: payment.bankName },
          { title: 'Nomor rekening', value: payment.accountNumber },
          { title: 'Nama pemilik', value: payment.accountHolder },
        ]}
      />
    </section>
  );
}

function RepairFields({ claim, form, onChange }: RepairFieldsProps) {
  const repair = claim.vehicle?.repair ?? [];
  const step = nextRepairStep(repair.map((entry) => entry.step));
  return (
    <>
      {step && <p className="nu:font-semibold">{REPAIR_LABELS[step]}</p>}
      {claim.vehicle && claim.vehicle.selectedWorkshop === null && (
        <Select
          label="Bengkel"
          placeholder="Pilih bengkel"
          value={form.workshop}
          options={claim.vehicle.workshops.map(({ _id, name }) => ({ value: _id, label: name }))}
          onValueChange={(workshop) => onChange({ workshop })}
        />
      )}
      <TextArea
        label="Catatan"
        requirement="optional"
        value={form.reason}
        maxLength={1000}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </>
  );
}
type RepairFieldsProps = {
  claim: DeskClaim;
  form: ClaimForm;
  onChange: (changes: Partial<ClaimForm>) => void;
};

/** The dialog of one action on a claim. What is typed stays until the action succeeds; a file has to be chosen again. */
export function ClaimActionDialog(props: ClaimActionDialogProps) {
  const { claim, action, onClose, onDone, onConflict, changes } = props;
  const desk = useDesk();
  const decision = useDecision(onConflict);
  const {
    label,
    confirmLabel = label,
    doneText,
    description,
    fields,
    variant,
    reasonLabel,
  } = CLAIM_ACTIONS[action];
  const templates = CLAIM_TEMPLATES[action];
  const [form, setForm, clear] = useDraft<ClaimForm>(`claim.${claim.id}.${action}`, EMPTY_CLAIM_FORM);
  const [file, setFile] = useState<File | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const [isChecked, setIsChecked] = useState(false);
  const context = formContext(claim, fields, file !== null);
  const problems = isChecked ? claimFormProblems(form, context) : {};
  const change = (changed: Partial<ClaimForm>) => setForm({ ...form, ...changed });

  async function submit() {
    setIsChecked(true);
    if (Object.keys(claimFormProblems(form, context)).length > 0) return;
    if (!(await decision.send(() => sendClaimAction(desk, claim, action, { form, file, key })))) return;
    clear();
    onDone(
      action === 'pay' && claim.desk.secondPerson.length > 0
        ? `Pembayaran ${claim.claimNumber} diusulkan. Orang kedua perlu mengonfirmasinya.`
        : `${doneText}: ${claim.claimNumber}.`,
    );
  }
  return (
    <DecisionDialog
      isNextToRecord
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${label} ${claim.claimNumber}`}
      description={description}
      confirmLabel={confirmLabel}
      tone={variant === 'danger' ? 'danger' : 'primary'}
      size={fields.includes('assessment') || fields.includes('documents') ? 'lg' : 'md'}
      decision={decision}
      changes={changes}
      onSubmit={() => void submit()}
    >
      <OtherOwner claim={claim} />
      {action === 'replyMessage' && <ReplyContext claim={claim} />}
      {action === 'pay' && <Payout claim={claim} />}
      {fields.includes('documents') && (
        <DocumentChoice
          claim={claim}
          codes={form.codes}
          error={problems.codes}
          onCodesChange={(codes) => change({ codes })}
        />
      )}
      {fields.includes('assessment') && (
        <AssessmentFields claim={claim} form={form} problems={problems} onChange={change} />
      )}
      {fields.includes('repair') && <RepairFields claim={claim} form={form} onChange={change} />}
      {templates && !isClaimEnded(claim.state) && (
        <TemplateTexts
          templates={templates}
          onChoose={(text) => change({ reason: withTemplate(form.reason, text) })}
        />
      )}
      {fields.includes('reason') && (
        <TextArea
          label={reasonLabel ?? 'Alasan untuk nasabah'}
          value={form.reason}
          error={problems.reason}
          maxLength={1000}
          onChange={(event) => change({ reason: event.target.value })}
        />
      )}
      {fields.includes('file') && (
        <TextField
          label={action === 'pay' ? 'Bukti bayar' : 'Surat balasan'}
          hint={action === 'pay' ? 'PDF atau JPEG' : 'PDF'}
          type="file"
          accept={action === 'pay' ? 'application/pdf,image/jpeg' : 'application/pdf'}
          error={problems.file}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      )}
      {action === 'pay' && claim.desk.secondPerson.length > 0 && (
        <p className="nu:text-sm">Email ini dikirim setelah orang kedua mengonfirmasi pembayaran.</p>
      )}
      <ClaimMailPreview claim={claim} action={action} form={form} />
      <ClaimLetterPreview
        claimId={claim.id}
        action={action}
        form={form}
        isComplete={Object.keys(claimFormProblems(form, context)).length === 0}
      />
    </DecisionDialog>
  );
}
