import type { Input } from '@naungan/api/client';
import type { ChangePreview, DeskProduct } from '@naungan/api/desk-catalogue';
import { TextArea } from '@naungan/ui/primitives/text-area';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useDesk } from '../desk/desk-context.ts';
import { useDecision } from '../desk/use-decision.ts';
import { DecisionProblem } from '../parts/DecisionProblem.tsx';
import { DeskButton } from '../parts/desk-button/DeskButton.tsx';
import { fieldErrors } from '../parts/field-errors.ts';
import { reasonProblem } from '../parts/reason.ts';
import { PreviewPanel } from './PreviewPanel.tsx';

type PreviewedChange = Input<'deskPreviewChange'>['body']['change'];

/** The fields that every change has. */
export type ChangeDraft = { validFrom: string; validUntil: string; reason: string };

export type ChangeFormProps = {
  product: DeskProduct;
  title: string;
  draft: ChangeDraft;
  onDraftChange: (change: Partial<ChangeDraft>) => void;
  /** The change to preview and to send. */
  change: PreviewedChange;
  /** Problems that are found before the request, by path. */
  problems: readonly { path: string; message: string }[];
  /** First day that is possible. */
  earliest: string;
  submitLabel: string;
  send: (body: { validFrom: string; validUntil: string | null; reason: string }) => Promise<unknown>;
  onSent: () => void;
  onConflict: () => void;
  /** Discards what was typed. */
  onDiscard: () => void;
  /** The fields of the change, with the messages of refused fields. */
  children: (errors: Readonly<Record<string, string>>) => ReactNode;
};

const DATE_CONTROL =
  'nu:min-h-8.5 nu:rounded-lg nu:border nu:border-field nu:bg-surface nu:px-2.5 nu:text-sm nu:text-ink nu:hover:border-control nu:aria-invalid:border-bad';

type DayFieldProps = {
  label: string;
  value: string;
  min: string;
  error?: string | undefined;
  onValueChange: (value: string) => void;
};

function DayField({ label, value, min, error, onValueChange }: DayFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="nu:grid nu:gap-1 nu:text-sm nu:font-semibold">
        {label}
        <input
          type="date"
          value={value}
          min={min}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onValueChange(event.target.value)}
          className={`${DATE_CONTROL} nu:font-normal`}
        />
      </label>
      {error && (
        <p id={id} className="nu:mt-0.5 nu:text-xs nu:text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

/**
 * A change of a product: its fields, its days and its reason. It is sent after its preview was shown; Ctrl+Enter shows the
 * preview, and then sends.
 */
export function ChangeForm(props: ChangeFormProps) {
  const { product, title, draft, onDraftChange, change, problems, earliest, submitLabel } = props;
  const { call } = useDesk();
  const previewing = useDecision(() => undefined);
  const sending = useDecision(props.onConflict);
  const [shown, setShown] = useState<{ key: string; preview: ChangePreview } | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [isReasonChecked, setIsReasonChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { validFrom, validUntil, reason } = draft;
  const validity = { validFrom, validUntil: validUntil === '' ? null : validUntil };
  const key = JSON.stringify([validity, change]);
  const isPreviewed = shown?.key === key;
  const reasonError = isReasonChecked ? reasonProblem(reason) : undefined;
  const errors = {
    ...fieldErrors(isPreviewed || sending.problem ? sending.problem?.fields : previewing.problem?.fields),
    ...fieldErrors(isChecked ? problems : []),
  };
  const changes = (sending.problem?.record?.changes ?? []).map(
    ({ actorName, reason: text }) => `${actorName}: ${text ?? ''}`,
  );

  // Dependencies: a refused change moves the focus to its first wrong field.
  useEffect(() => {
    if (isChecked || previewing.problem || sending.problem)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [previewing.problem, sending.problem, isReasonChecked]);

  async function showPreview() {
    previewing.reset();
    sending.reset();
    await previewing.send(async () => {
      const { id } = product;
      const reply = await call('deskPreviewChange', { params: { id }, body: { ...validity, change } });
      setShown({ key, preview: reply.response });
    });
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    if (problems.length > 0 || previewing.isPending || sending.isPending) return;
    if (!isPreviewed) return showPreview();
    setIsReasonChecked(true);
    if (reasonProblem(reason)) return;
    sending.reset();
    if (await sending.send(() => props.send({ ...validity, reason: reason.trim() }))) props.onSent();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={title}
      onSubmit={(event) => void submit(event)}
      onKeyDown={handleKey}
      className="nu:grid nu:gap-5 nu:p-5"
    >
      <h2 className="nu:text-lg nu:font-bold">{title}</h2>
      {props.children(errors)}
      {errors.tariff && <p className="nu:text-sm nu:text-bad">{errors.tariff}</p>}
      <div className="nu:flex nu:flex-wrap nu:gap-4">
        <DayField
          label="Mulai berlaku"
          value={validFrom}
          min={earliest}
          error={errors.validFrom}
          onValueChange={(value) => onDraftChange({ validFrom: value })}
        />
        <DayField
          label="Sampai (boleh kosong)"
          value={validUntil}
          min={validFrom}
          error={errors.validUntil}
          onValueChange={(value) => onDraftChange({ validUntil: value })}
        />
      </div>
      <TextArea
        label="Alasan"
        value={reason}
        error={reasonError ?? errors.reason}
        maxLength={1000}
        rows={2}
        onChange={(event) => onDraftChange({ reason: event.target.value })}
      />
      <DecisionProblem decision={previewing} changes={[]} />
      <DecisionProblem decision={sending} changes={changes} />
      {isPreviewed && shown && <PreviewPanel preview={shown.preview} scrollsIntoView />}
      <div className="nu:sticky nu:bottom-0 nu:-mx-5 nu:-mb-5 nu:flex nu:flex-wrap nu:gap-2 nu:border-t nu:border-line nu:bg-paper nu:px-5 nu:py-3">
        <DeskButton type="submit" variant="primary" pending={previewing.isPending || sending.isPending}>
          {isPreviewed ? submitLabel : 'Lihat dampak'}
        </DeskButton>
        <DeskButton variant="quiet" onClick={props.onDiscard}>
          Buang isian
        </DeskButton>
        <p className="nu:self-center nu:text-xs nu:text-muted">Ctrl+Enter juga mengirim</p>
      </div>
    </form>
  );
}
