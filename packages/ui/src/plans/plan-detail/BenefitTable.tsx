import { benefitText } from '@naungan/domain/benefit';
import type { Plan } from '@naungan/domain/plan';

export type BenefitTableProps = { group: Plan['benefits'][number]; limitClaim: Plan['limitClaim'] };

/** One group of benefits: what is covered, and up to how much [2 §2]. */
export function BenefitTable({ group, limitClaim }: BenefitTableProps) {
  return (
    <table className="w-full overflow-hidden rounded-card border border-line bg-surface text-start text-[0.9375rem] leading-6">
      <caption className="pb-3 text-start text-h5 font-bold">{group.name}</caption>
      <thead className="border-b border-line bg-brand-tint/60 text-sm">
        <tr>
          <th scope="col" className="px-4 py-2.5 text-start font-semibold sm:px-5">
            Deskripsi
          </th>
          <th scope="col" className="px-4 py-2.5 text-end font-semibold sm:px-5">
            Manfaat
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {group.items.map(({ featureId, value, maximum, description, note }) => (
          <tr key={featureId.name} className="align-top">
            <th scope="row" className="px-4 py-3 text-start font-normal sm:px-5">
              <span className="block font-semibold">{featureId.name}</span>
              {description && <span className="block text-sm text-muted">{description}</span>}
              {note && <span className="block text-sm text-muted">Catatan: {note}</span>}
            </th>
            <td className="px-4 py-3 text-end sm:px-5">
              <span className="tabular font-semibold">
                {benefitText({ type: featureId.type, value }, limitClaim)}
              </span>
              {maximum && <span className="block text-sm text-muted">{maximum}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
