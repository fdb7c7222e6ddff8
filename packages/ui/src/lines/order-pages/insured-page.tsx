import { INSURED_LABELS } from '@naungan/domain/insured';
import type { PersonPlan } from '@naungan/domain/lines/insured-person/record';
import { toWirePhone } from '@naungan/domain/phone';
import type { Product } from '@naungan/domain/product/record';
import { toUpper } from '@naungan/domain/text';
import { INSURED_ORDER } from '../../fields/insured/field-order.ts';
import { InsuredFields } from '../../fields/insured/InsuredFields.tsx';
import { sameAsAccount } from '../../fields/insured/same-as-account.ts';
import type { StepBodyProps, StepPage } from '../../flow/step-page/step-page.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { DescriptionList } from '../../primitives/description-list/index.ts';
import { SUMMARY_GRID } from '../../records/summary-section/summary-grid.ts';
import type { PersonSlices } from '../insured-person/person-slices.ts';
import { personItems } from './insured-items.ts';

/** Age limits apply if the plan has them; a plan type that required them would exclude plans without. */
type Plan = Pick<Product, '_id'> & Partial<Pick<PersonPlan, 'ages'>>;
type Slices = Pick<PersonSlices, 'insured'>;

function InsuredBody({ needsBirth, ...props }: StepBodyProps<Plan, Slices> & { needsBirth: boolean }) {
  const { plan, today, draft, member, errors, changeSlices } = props;
  return (
    <>
      {member && (
        <Checkbox
          label="Sama seperti akun saya"
          hint="Isi otomatis dari profil. Anda tetap bisa mengubahnya."
          checked={draft.sameAsAccount}
          onCheckedChange={(checked) => {
            props.change(() => ({ sameAsAccount: checked }));
            changeSlices(({ insured }) => ({ insured: sameAsAccount(insured, member, checked) }));
          }}
        />
      )}
      <InsuredFields
        values={draft.slices.insured}
        onChange={(patch) => changeSlices(({ insured }) => ({ insured: { ...insured, ...patch } }))}
        errors={errors}
        prefix="insured."
        today={today}
        needsBirth={needsBirth}
        ages={plan.ages}
      />
    </>
  );
}

/** The step of the insured; without `needsBirth` the birth date is optional, as in the step's schema. */
export const insuredPage = ({ needsBirth }: { needsBirth: boolean }): StepPage<Plan, Slices> => ({
  order: INSURED_ORDER,
  label: (field) => Object.entries(INSURED_LABELS).find(([name]) => name === field)?.[1],
  Body: (props) => <InsuredBody {...props} needsBirth={needsBirth} />,
  Summary: ({ draft: { slices } }) => {
    const { insured } = slices;
    const items = personItems({
      ...insured,
      placeOfbirth: toUpper(insured.placeOfbirth),
      phoneNumber: toWirePhone(insured.phoneNumber),
      identityNumber: toUpper(insured.identityNumber),
    });
    return <DescriptionList {...SUMMARY_GRID} items={items} />;
  },
});
