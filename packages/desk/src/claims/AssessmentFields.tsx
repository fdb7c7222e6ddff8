import { formatRupiah } from '@naungan/domain/money';
import { Checkbox } from '@naungan/ui/primitives/checkbox';
import { MoneyField } from '@naungan/ui/primitives/money-field';
import { Select } from '@naungan/ui/primitives/select';
import { TextField } from '@naungan/ui/primitives/text-field';
import { useDesk } from '../desk/desk-context.ts';
import { useResource } from '../desk/use-resource.ts';
import { FactList } from '../parts/fact-list/FactList.tsx';
import {
  assessmentOf,
  type ClaimForm,
  type ClaimFormProblems,
  claimFormProblems,
  formContext,
  unusualAmountsText,
} from './claim-form.ts';
import type { DeskClaim } from './desk-claim.ts';

export type AssessmentFieldsProps = {
  claim: DeskClaim;
  form: ClaimForm;
  problems: ClaimFormProblems;
  onChange: (changes: Partial<ClaimForm>) => void;
};

/**
 * The amount that follows from the assessment, row by row as in the letter. The server calculates it. The first row can be a fixed
 * amount, as for a total loss; then the entered amount comes before it.
 */
function Settlement({ claim, form }: Pick<AssessmentFieldsProps, 'claim' | 'form'>) {
  const { call } = useDesk();
  const assessment = assessmentOf(form);
  const { resource } = useResource(
    JSON.stringify([claim.id, assessment]),
    async () => (await call('deskSettleClaim', { params: { id: claim.id }, body: assessment })).response,
    { keepsValue: true },
  );
  if (resource.state === 'failed')
    return (
      <p role="alert" className="nu:text-sm nu:text-bad">
        {resource.problem.message}
      </p>
    );
  if (resource.state === 'loading') return <p className="nu:text-sm nu:text-muted">Menghitung…</p>;
  const { rows, payable } = resource.value;
  const isReplaced = rows[0]?.amount !== assessment.loss;
  return (
    <section
      aria-label="Perhitungan"
      className="nu:rounded-field nu:border nu:border-line nu:bg-paper nu:px-4 nu:py-2"
    >
      <FactList
        facts={[
          ...(isReplaced
            ? [{ title: 'Jumlah yang diisi', value: `${formatRupiah(assessment.loss)}, diganti` }]
            : []),
          ...rows.map(({ label, amount }) => ({ title: label, value: formatRupiah(amount) })),
          { title: 'Dibayarkan', value: formatRupiah(payable) },
        ]}
      />
    </section>
  );
}

/** Returns the rules that limit the amount: the claimed amount, the limit and the deductible. */
const amountHint = ({ desk }: DeskClaim): string =>
  desk.checks
    .filter(({ code }) => code === 'limit' || code === 'deductible')
    .map(({ text }) => text)
    .join('. ');

/** The assessed loss, with the amount that is paid for it. */
export function AssessmentFields({ claim, form, problems, onChange }: AssessmentFieldsProps) {
  const context = formContext(claim, ['assessment']);
  const unusualText = unusualAmountsText(form, context);
  const isComplete = Object.keys(claimFormProblems(form, context)).length === 0;
  return (
    <>
      {context.isAccident && (
        <Select
          label="Santunan"
          placeholder="Pilih santunan"
          value={form.accident}
          error={problems.accident}
          options={[
            { value: 'death', label: 'Meninggal dunia' },
            { value: 'disability', label: 'Cacat tetap' },
            { value: 'medical', label: 'Biaya pengobatan' },
          ]}
          onValueChange={(accident) => onChange({ accident: accident as ClaimForm['accident'] })}
        />
      )}
      {form.accident === 'disability' && (
        <TextField
          label="Persentase cacat"
          suffix="%"
          inputMode="decimal"
          value={form.percent}
          error={problems.percent}
          onChange={(event) => onChange({ percent: event.target.value })}
        />
      )}
      <MoneyField
        label="Jumlah kerugian"
        hint={amountHint(claim)}
        value={form.loss}
        error={problems.loss}
        onValueChange={(loss) => onChange({ loss, isConfirmed: false })}
      />
      <MoneyField
        label="Batas khusus"
        hint="Untuk tanggung jawab hukum atau batas satu tahun; menggantikan harga pertanggungan"
        requirement="optional"
        value={form.limit}
        onValueChange={(limit) => onChange({ limit, isConfirmed: false })}
      />
      {unusualText !== '' && (
        <Checkbox
          label={`${unusualText} Saya sudah memeriksanya.`}
          checked={form.isConfirmed}
          error={problems.isConfirmed}
          onCheckedChange={(isConfirmed) => onChange({ isConfirmed })}
        />
      )}
      {isComplete && <Settlement claim={claim} form={form} />}
    </>
  );
}
