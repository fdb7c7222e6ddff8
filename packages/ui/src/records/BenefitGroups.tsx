import { benefitText, type LimitClaim } from '@naungan/domain/benefit';
import type { Plan } from '@naungan/domain/lines/record';
import { Accordion } from '../primitives/accordion/index.ts';

export type BenefitGroupsProps = { benefits: Plan['benefits']; limitClaim: LimitClaim };

type BenefitItem = Plan['benefits'][number]['items'][number];

/** Benefits with their limits, one collapsible section per group. */
export function BenefitGroups({ benefits, limitClaim }: BenefitGroupsProps) {
  return (
    <Accordion
      items={benefits.map((group, index) => ({
        id: `manfaat-${index + 1}`,
        title: group.name,
        content: (
          <dl className="nu:grid nu:gap-3">
            {group.items.map((item) => (
              <BenefitRow key={item.featureId.name} item={item} limitClaim={limitClaim} />
            ))}
          </dl>
        ),
      }))}
    />
  );
}

function BenefitRow({ item, limitClaim }: { item: BenefitItem; limitClaim: LimitClaim }) {
  const value = benefitText({ type: item.featureId.type, value: item.value }, limitClaim);
  const details = [item.maximum, item.description, item.note].filter(Boolean);
  return (
    <div className="nu:grid nu:gap-x-6 nu:@tablet:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="nu:font-semibold nu:text-ink">{item.featureId.name}</dt>
      <dd className="nu:tabular nu:font-semibold nu:text-ink nu:@tablet:text-end">{value}</dd>
      {details.length > 0 && <dd className="nu:text-sm nu:@tablet:col-span-2">{details.join(' · ')}</dd>}
    </div>
  );
}
