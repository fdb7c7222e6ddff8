import { benefitText } from '@naungan/domain/benefit';
import type { BenefitPlan as Plan } from '@naungan/domain/benefit/record';
import { useId } from 'react';
import { Heading } from '../primitives/heading/index.ts';

export type BenefitTableProps = {
  group: Plan['benefits'][number];
  limitClaim: Plan['limitClaim'];
  /** Heading of the column of values. */
  valueTitle?: string;
};

/** One group of benefits, each with its limit [2 §2]. */
export function BenefitTable({ group, limitClaim, valueTitle = 'Manfaat' }: BenefitTableProps) {
  const titleId = useId();
  return (
    <div>
      <Heading level={3} id={titleId} className="nu:mb-3 nu:text-h5">
        {group.name}
      </Heading>
      <div className="nu:overflow-hidden nu:rounded-card nu:border nu:border-line nu:bg-surface">
        <table aria-labelledby={titleId} className="nu:w-full nu:text-[0.9375rem] nu:leading-6">
          <thead className="nu:border-b nu:border-line nu:bg-brand-tint/60 nu:text-sm">
            <tr>
              <th scope="col" className="nu:px-4 nu:py-2.5 nu:text-start nu:font-semibold nu:@tablet:px-5">
                Deskripsi
              </th>
              <th
                scope="col"
                className="nu:w-2/5 nu:px-4 nu:py-2.5 nu:text-end nu:font-semibold nu:@tablet:px-5"
              >
                {valueTitle}
              </th>
            </tr>
          </thead>
          <tbody className="nu:divide-y nu:divide-line">
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
    <tr className="nu:align-top">
      <th scope="row" className="nu:py-3 nu:ps-4 nu:pe-2 nu:text-start nu:font-normal nu:@tablet:px-5">
        <span className="nu:block nu:font-semibold">{featureId.name}</span>
        {description && <span className="nu:block nu:text-sm nu:text-muted">{description}</span>}
        {note && <span className="nu:block nu:text-sm nu:text-muted">Catatan: {note}</span>}
      </th>
      <td className="nu:py-3 nu:ps-2 nu:pe-4 nu:text-end nu:@tablet:px-5">
        <span className="nu:tabular nu:font-semibold">
          {benefitText({ type: featureId.type, value }, limitClaim)}
        </span>
        {maximum && <span className="nu:block nu:text-sm nu:text-muted">{maximum}</span>}
      </td>
    </tr>
  );
}
