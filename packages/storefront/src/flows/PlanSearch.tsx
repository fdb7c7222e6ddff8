import { isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import { birthSearch, type ProductType, type SearchOf } from '@naungan/domain/lines';
import { type LineWithForm, lineSearchForm, type SearchForms } from '@naungan/ui/lines';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';
import { withQuery } from '@naungan/ui/primitives/host';
import { type ComponentType, lazy, Suspense } from 'react';
import { hasPlans } from '../lines/count-plans.ts';
import { readSearch, searchQuery } from '../lines/plan-address.ts';
import { useStorefront } from '../react/provider.tsx';
import { Waiting } from './Frame.tsx';

export type PlanSearchProps<L extends ProductType = ProductType> = {
  /** Line whose plans are searched. */
  line: L;
  /** Initial values of the form. Default: the search in the URL. */
  search?: SearchOf<L> | undefined;
};

function BirthForm<L extends LineWithForm<'birth-date'>>({ line, search }: PlanSearchProps<L>) {
  const { address, api, links, navigate } = useStorefront();
  const { dob } = search ?? readSearch(line, address().search);
  return (
    <DateOfBirthSearch
      {...(dob && { defaultValue: dob })}
      action={links.plans(line)}
      today={todayInJakarta(new Date())}
      check={(dob) => hasPlans(api, line, birthSearch, { dob })}
      onSubmit={(event) => {
        event.preventDefault();
        const dob = new FormData(event.currentTarget).get('dob');
        if (!isIsoDate(dob)) return;
        navigate(withQuery(links.plans(line), searchQuery(line, { dob })));
      }}
    />
  );
}

/** Each kind of search form; those with several fields are loaded on demand. */
const FORMS: { [Form in keyof SearchForms]: ComponentType<PlanSearchProps<LineWithForm<Form>>> } = {
  'birth-date': BirthForm,
  building: lazy(async () => ({ default: (await import('./PropertySearch.tsx')).PropertySearch })),
  vehicle: lazy(async () => ({ default: (await import('./VehicleSearch.tsx')).VehicleSearch })),
};

/** The search form of a line's plans. */
export function PlanSearch<L extends ProductType>({ line, search }: PlanSearchProps<L>) {
  // The entry of a line names a form for the line's search, which the compiler cannot follow through both tables.
  const Form = FORMS[lineSearchForm(line)] as unknown as ComponentType<PlanSearchProps<L>>;
  return (
    <Suspense fallback={<Waiting />}>
      <Form line={line} search={search} />
    </Suspense>
  );
}
