import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import { Badge } from '../../primitives/badge/index.ts';

export type ExampleClaimProps = {
  /** The insured object. */
  object: string;
  incident: string;
  /** The assessed loss, the part that the owner bears, and the payment. */
  loss: Rupiah;
  deductible: Rupiah;
  paid: Rupiah;
};

/** A worked example of a claim: the steps with their amounts. */
export function ExampleClaim({ object, incident, loss, deductible, paid }: ExampleClaimProps) {
  const steps = [
    { title: 'Kejadian', note: incident },
    { title: 'Dilaporkan', note: 'Foto dan rincian dari ponsel' },
    { title: 'Dinilai', note: 'Kerugian yang dinilai perusahaan asuransi', amount: loss },
    {
      title: 'Risiko sendiri',
      note: deductible === 0 ? 'Polis ini tanpa risiko sendiri' : 'Ditanggung pemilik',
      amount: deductible === 0 ? 0 : -deductible,
    },
    { title: 'Dibayar', note: 'Ke rekening pemilik', amount: paid },
  ];
  return (
    <article
      aria-label={`Contoh klaim: ${object}`}
      className="nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-5 nu:md:p-7"
    >
      <div className="nu:flex nu:items-center nu:justify-between nu:gap-3">
        <h3 className="nu:text-h5">{object}</h3>
        <Badge tone="warning">Contoh</Badge>
      </div>
      <ol className="nu:mt-4">
        {steps.map(({ title, note, amount }, index) => (
          <li key={title} className="nu:grid nu:grid-cols-[auto_1fr_auto] nu:gap-x-3">
            <span aria-hidden="true" className="nu:flex nu:flex-col nu:items-center nu:pt-1.5">
              <span className="nu:size-3.5 nu:rounded-full nu:border-3 nu:border-brand" />
              {index < steps.length - 1 && <span className="nu:w-0.5 nu:flex-1 nu:bg-brand-tint" />}
            </span>
            <span className="nu:pb-3">
              <span className="nu:block nu:font-bold">{title}</span>
              <span className="nu:block nu:text-sm nu:text-muted">{note}</span>
            </span>
            {amount !== undefined && (
              <span className="nu:tabular nu:font-bold nu:whitespace-nowrap">{formatRupiah(amount)}</span>
            )}
          </li>
        ))}
      </ol>
    </article>
  );
}
