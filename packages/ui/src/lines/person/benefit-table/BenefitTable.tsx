import { benefitText } from '@naungan/domain/benefit';
import type { BenefitPlan as Plan } from '@naungan/domain/benefit/record';
import { useId } from 'react';

export type BenefitTableProps = { group: Plan['benefits'][number]; limitClaim: Plan['limitClaim'] };

/** One group of benefits: what is covered, and up to how much [2 §2]. */
export function BenefitTable({ group, limitClaim }: BenefitTableProps) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className="mb-3 text-h5">
        {group.name}
      </h3>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <table aria-labelledby={titleId} className="w-full text-[0.9375rem] leading-6">
          <thead className="border-b border-line bg-brand-tint/60 text-sm">
            <tr>
              <th scope="col" className="px-4 py-2.5 text-start font-semibold sm:px-5">
                Deskripsi
              </th>
              <th scope="col" className="w-2/5 px-4 py-2.5 text-end font-semibold sm:px-5">
                Manfaat
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {group.items.map((item) => (
              <BenefitRow key={item.featureId.name} item={item} limitClaim={limitClaim} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

type BenefitRowProps = { item: BenefitTableProps['group']['items'][number]; limitClaim: Plan['limitClaim'] };

function BenefitRow({ item, limitClaim }: BenefitRowProps) {
  const { featureId, value, maximum, description, note } = item;
  return (
    <tr className="align-top">
      <th scope="row" className="py-3 ps-4 pe-2 text-start font-normal sm:px-5">
        <span className="block font-semibold">{featureId.name}</span>
        {description && <span className="block text-sm text-muted">{description}</span>}
        {note && <span className="block text-sm text-muted">Catatan: {note}</span>}
      </th>
      <td className="py-3 ps-2 pe-4 text-end sm:px-5">
        <span className="tabular font-semibold">
          {benefitText({ type: featureId.type, value }, limitClaim)}
        </span>
        {maximum && <span className="block text-sm text-muted">{maximum}</span>}
      </td>
    </tr>
  );
}
