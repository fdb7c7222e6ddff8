import { TERMS_LABEL } from '@naungan/domain/terms';
import { fieldId } from '../../../flow/problems/problems.ts';
import { Accordion } from '../../../primitives/accordion/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { Checkbox } from '../../../primitives/checkbox/index.ts';
import { DescriptionList } from '../../../primitives/description-list/index.ts';
import { Heading } from '../../../primitives/heading/index.ts';
import { BenefitGroups } from '../../../records/benefit-groups/BenefitGroups.tsx';
import { RichText } from '../../../records/rich-text/RichText.tsx';
import { type PlanWithTerms, planTerms } from '../plan-terms.ts';

export type ProductTermsProps = {
  plan: PlanWithTerms;
  accepted: boolean;
  onAcceptedChange: (accepted: boolean) => void;
  error?: string | undefined;
};

/** What is bought and under which terms; the way on opens when they are accepted [2 §4]. */
export function ProductTerms({ plan, accepted, onAcceptedChange, error }: ProductTermsProps) {
  return (
    <>
      <Card>
        <Heading level={2} className="nu:text-h4">
          {plan.productName}
        </Heading>
        <p className="nu:text-muted">{plan.insuranceCompany.company_name}</p>
        <DescriptionList
          layout="grid"
          className="nu:mt-5 nu:grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))]! nu:gap-x-4!"
          items={[
            ...planTerms(plan),
            {
              title: 'Mekanisme klaim',
              value: plan.claimMecanism.map(({ mecanism }) => mecanism).join(', ') || '-',
            },
          ]}
        />
      </Card>
      <Card>
        <Heading level={2} className="nu:mb-3 nu:text-h5">
          Manfaat
        </Heading>
        <BenefitGroups benefits={plan.benefits} limitClaim={plan.limitClaim} />
      </Card>
      <Card>
        <Heading level={2} className="nu:mb-3 nu:text-h5">
          Syarat &amp; ketentuan
        </Heading>
        <RichText html={plan.generalInfo} />
        <Accordion
          className="nu:mt-5"
          items={[
            {
              id: 'mekanisme-klaim',
              title: 'Cara mengajukan klaim',
              content: (
                <DescriptionList
                  layout="stacked"
                  items={plan.claimMecanism.map(({ mecanism, area }) => ({ title: mecanism, value: area }))}
                />
              ),
            },
          ]}
        />
      </Card>
      <Checkbox
        id={fieldId('terms.acceptTnc')}
        className="nu:rounded-card nu:border nu:border-line nu:bg-brand-tint nu:px-4 nu:py-1"
        label={TERMS_LABEL}
        checked={accepted}
        error={error}
        onCheckedChange={onAcceptedChange}
      />
    </>
  );
}
