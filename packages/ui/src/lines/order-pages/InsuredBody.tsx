import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import type { Product } from '@naungan/domain/product/record';
import { InsuredFields } from '../../fields/insured/InsuredFields.tsx';
import { insuredFieldsMessages } from '../../fields/insured/messages.ts';
import { applySameAsAccount } from '../../fields/insured/same-as-account.ts';
import type { StepBodyProps } from '../../flow/step-page/step-page.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { useMessages } from '../../primitives/host/messages.ts';
import type { PersonSlices } from '../insured-person/person-slices.ts';

/**
 * `ages` is optional, because this step also contains the owner of a building or a vehicle, whose plans have no
 * age limits.
 */
export type InsuredPlan = Pick<Product, '_id'> & Partial<Pick<PersonPlan, 'ages'>>;
export type InsuredSlices = Pick<PersonSlices, 'insured'>;

export type InsuredBodyProps = StepBodyProps<InsuredPlan, InsuredSlices> & {
  /** Whether the step has the fields for date and place of birth. */
  requiresBirthData: boolean;
};

/** Fields of the insured. A checkbox fills them in from the member's profile. */
export function InsuredBody({ requiresBirthData, ...props }: InsuredBodyProps) {
  const texts = useMessages('InsuredFields', insuredFieldsMessages);
  const { plan, today, draft, member, errors, changeSlices } = props;
  return (
    <>
      {member && (
        <Checkbox
          label={texts.sameAsAccount}
          hint={texts.sameAsAccountHint}
          checked={draft.sameAsAccount}
          onCheckedChange={(checked) => {
            props.changeDraft(() => ({ sameAsAccount: checked }));
            changeSlices(({ insured }) => ({ insured: applySameAsAccount(insured, member, checked) }));
          }}
        />
      )}
      <InsuredFields
        values={draft.slices.insured}
        onChange={(patch) => changeSlices(({ insured }) => ({ insured: { ...insured, ...patch } }))}
        errors={errors}
        prefix="insured."
        today={today}
        requiresBirthData={requiresBirthData}
        ages={plan.ages}
      />
    </>
  );
}
