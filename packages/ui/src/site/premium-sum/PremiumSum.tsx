import { cx } from '../../primitives/cx.ts';
import type { WithHostProps } from '../../primitives/with-host-props.ts';
/** One number of a calculation, and the operator before it. */
export type SumTerm = { operator?: '×' | '+' | '='; value: string; note: string };

export type PremiumSumProps = WithHostProps<
  {
    /** The insured person or object. */
    object: string;
    /** The calculations, one per line. */
    sums: readonly (readonly SumTerm[])[];
  },
  'section'
>;

const OPERATOR_TEXTS = { '×': 'kali', '+': 'ditambah', '=': 'sama dengan' };

/** The calculation of the premium of an example, on a dark band. */
export function PremiumSum({ object, sums, className, ...rest }: PremiumSumProps) {
  return (
    // The band uses the light tokens in both themes, because the dark token `brand-dark` is a light colour.
    <section {...rest} data-nu-theme="light" className={cx('nu:bg-brand-dark nu:text-on-brand', className)}>
      <div className="nu:container-page nu:py-5 nu:md:py-14">
        <h2 className="nu:text-h3 nu:sm:text-h2">Premi dapat Anda hitung sendiri</h2>
        <p className="nu:mt-1 nu:max-sm:text-sm">Contoh: {object}, produk dengan premi terendah hari ini.</p>
        <div className="nu:mt-3 nu:grid nu:gap-4 nu:md:mt-7 nu:md:gap-6">
          {sums.map((terms) => (
            <p
              key={terms.map(({ value }) => value).join()}
              className="nu:grid nu:gap-x-6 nu:gap-y-1 nu:md:flex"
            >
              {terms.map(({ operator, value, note }) => (
                <span key={`${operator} ${value}`} className="nu:flex nu:gap-x-3 nu:md:gap-x-6">
                  <span className="nu:w-5 nu:shrink-0 nu:text-h5 nu:md:text-h4 nu:empty:md:hidden">
                    {operator && (
                      <>
                        <span aria-hidden="true">{operator}</span>
                        <span className="nu:sr-only">{OPERATOR_TEXTS[operator]}</span>
                      </>
                    )}
                  </span>
                  <span>
                    <span className="nu:tabular nu:block nu:text-h5 nu:font-extrabold nu:md:text-h3">
                      {value}
                    </span>
                    <span className="nu:block nu:text-sm nu:max-sm:leading-snug">{note}</span>
                  </span>
                </span>
              ))}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
