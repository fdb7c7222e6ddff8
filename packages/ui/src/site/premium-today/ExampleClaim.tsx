import { formatRupiah, type Rupiah } from '@naungan/domain/money';
import { Badge } from '../../primitives/badge/index.ts';
import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';

export type ExampleClaimProps = WithHostProps<
  {
    /** The insured object. */
    object: string;
    incident: string;
    /** The amount that the owner states. */
    claimed: Rupiah;
    /** The assessed loss. */
    loss: Rupiah;
    /** The part of the loss that the owner bears. */
    deductible: Rupiah;
    /** The rule of the deductible; '' without one. */
    deductibleLabel: string;
    /** The amount that the insurer pays. */
    paid: Rupiah;
  },
  'article'
>;

/** Returns the rule without the words that the step's title already has: '2,5% dari harga pertanggungan'. */
const withoutTitle = (label: string) => label.replace(/^Risiko sendiri /, '');

/** A worked example of a claim: the steps with their amounts. */
export function ExampleClaim(props: ExampleClaimProps) {
  const { object, incident, claimed, loss, deductible, deductibleLabel, paid, className, ...rest } = props;
  const steps = [
    { title: 'Kejadian', note: incident, amount: claimed },
    { title: 'Dilaporkan', note: 'Foto dan rincian dari ponsel' },
    { title: 'Dinilai', note: 'Kerugian yang disetujui', amount: loss },
    {
      title: 'Risiko sendiri',
      note: deductible === 0 ? 'Polis ini tanpa risiko sendiri' : withoutTitle(deductibleLabel),
      amount: deductible === 0 ? 0 : -deductible,
    },
    { title: 'Dibayar', note: 'Ke rekening pemilik', amount: paid },
  ];
  const lastIndex = steps.length - 1;
  return (
    <article
      {...rest}
      aria-label={`Contoh klaim: ${object}`}
      className={cx(
        'nu:relative nu:z-6 nu:rounded-card nu:border nu:border-line nu:bg-surface nu:p-4 nu:md:p-7',
        className,
      )}
    >
      <div className="nu:flex nu:items-center nu:justify-between nu:gap-3">
        <h3 className="nu:text-h5">{object}</h3>
        <Badge tone="warning">Contoh</Badge>
      </div>
      <ol className="nu:mt-3 nu:md:mt-5">
        {steps.map(({ title, note, amount }, index) => (
          <li key={title} className="nu:grid nu:grid-cols-[auto_1fr_auto] nu:gap-x-3">
            <span
              aria-hidden="true"
              className="nu:row-span-2 nu:flex nu:flex-col nu:items-center nu:pt-1 nu:sm:pt-1.5"
            >
              <span
                className={
                  index === lastIndex
                    ? 'nu:size-3.5 nu:rounded-full nu:bg-brand'
                    : 'nu:size-3.5 nu:rounded-full nu:border-3 nu:border-brand'
                }
              />
              {index < lastIndex && <span className="nu:w-0.5 nu:flex-1 nu:bg-brand-soft" />}
            </span>
            <span className="nu:font-bold nu:max-sm:leading-snug">{title}</span>
            {amount !== undefined && (
              <span className="nu:tabular nu:font-bold nu:whitespace-nowrap nu:max-sm:leading-snug">
                {formatRupiah(amount)}
              </span>
            )}
            <span
              className={cx(
                'nu:col-span-2 nu:col-start-2 nu:text-xs nu:text-muted nu:sm:text-sm',
                index < lastIndex && 'nu:pb-2 nu:md:pb-4',
              )}
            >
              {note}
            </span>
          </li>
        ))}
      </ol>
    </article>
  );
}
