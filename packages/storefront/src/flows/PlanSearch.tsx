import { isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import { type BirthSearch, birthSearch, type ProductType, type SearchOf } from '@naungan/domain/lines';
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

/** Lines that are searched by birth date. */
type BirthLine = { [L in ProductType]: BirthSearch extends SearchOf<L> ? L : never }[ProductType];

function BirthForm<L extends BirthLine>({ line, search }: PlanSearchProps<L>) {
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

const PropertyForm = lazy(async () => ({ default: (await import('./PropertySearch.tsx')).PropertySearch }));
const VehicleForm = lazy(async () => ({ default: (await import('./VehicleSearch.tsx')).VehicleSearch }));

/** The search form of each line; forms with several fields are loaded on demand. */
const FORMS: { [L in ProductType]: ComponentType<PlanSearchProps<L>> } = {
  kesehatan: BirthForm,
  kecelakaandiri: BirthForm,
  kendaraan: ({ search }) => <VehicleForm search={search} />,
  kebakaran: PropertyForm,
  gempabumi: PropertyForm,
  'kebakaran-gempabumi': PropertyForm,
};

/** The search form of a line's plans. */
export function PlanSearch<L extends ProductType>({ line, search }: PlanSearchProps<L>) {
  const Form: ComponentType<PlanSearchProps<L>> = FORMS[line];
  return (
    <Suspense fallback={<Waiting />}>
      <Form line={line} search={search} />
    </Suspense>
  );
}
