import { Accordion } from '../../primitives/accordion/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { Heading } from '../../primitives/heading/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import { BenefitGroups } from '../../records/BenefitGroups.tsx';
import { orderTermsMessages } from '../messages.ts';
import { TermsFields, type TermsFieldsProps } from '../TermsFields.tsx';
import { type PlanWithTerms, planTerms } from './plan-terms.ts';

export type ProductTermsProps = Pick<TermsFieldsProps, 'accepted' | 'onAcceptedChange' | 'error'> & {
  plan: PlanWithTerms;
};

/** The product, its terms and its benefits. */
export function ProductTerms({ plan, ...acceptance }: ProductTermsProps) {
  const texts = useMessages('OrderTerms', orderTermsMessages);
  return (
    <TermsFields
      {...acceptance}
      plan={plan}
      facts={
        <DescriptionList
          layout="grid"
          className="nu:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]! nu:gap-x-4!"
          items={[
            ...planTerms(plan),
            {
              title: texts.claimWays,
              value: plan.claimMecanism.map(({ mecanism }) => mecanism).join(', ') || '-',
            },
          ]}
        />
      }
      belowTerms={
        <Accordion
          className="nu:mt-5"
          items={[
            {
              id: 'mekanisme-klaim',
              title: texts.claimWaysHelp,
              content: (
                <DescriptionList
                  layout="stacked"
                  items={plan.claimMecanism.map(({ mecanism, area }) => ({ title: mecanism, value: area }))}
                />
              ),
            },
          ]}
        />
      }
    >
      <Card>
        <Heading level={2} className="nu:mb-3 nu:text-h5">
          {texts.benefits}
        </Heading>
        <BenefitGroups benefits={plan.benefits} limitClaim={plan.limitClaim} />
      </Card>
    </TermsFields>
  );
}
