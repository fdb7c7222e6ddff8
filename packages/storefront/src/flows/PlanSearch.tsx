import { isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import type { BirthSearch, SearchOf, SoldLine } from '@naungan/domain/lines';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';
import { withQuery } from '@naungan/ui/primitives/host';
import { type ComponentType, lazy, Suspense } from 'react';
import { hasPlans } from '../lines/line-calls.ts';
import { readSearch, searchQuery } from '../lines/plan-address.ts';
import { useStorefront } from '../react/provider.tsx';
import { Waiting } from './Frame.tsx';

export type PlanSearchProps<L extends SoldLine = SoldLine> = {
  /** The line whose plans are searched. */
  line: L;
  /** What stands in the form at first; what the address says by default. */
  search?: SearchOf<L> | undefined;
};

/** The lines that are searched by a birth date. */
type BirthLine = { [L in SoldLine]: BirthSearch extends SearchOf<L> ? L : never }[SoldLine];

function BirthForm<L extends BirthLine>({ line, search }: PlanSearchProps<L>) {
  const { address, api, links, navigate } = useStorefront();
  const { dob } = search ?? readSearch(line, address().search);
  return (
    <DateOfBirthSearch
      {...(dob && { defaultValue: dob })}
      action={links.plans(line)}
      today={todayInJakarta(new Date())}
      check={(dob) => hasPlans(api, line, { dob })}
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

/** The form of each line; one of several fields is loaded where it is shown. */
const FORMS: { [L in SoldLine]: ComponentType<PlanSearchProps<L>> } = {
  kesehatan: BirthForm,
  kecelakaandiri: BirthForm,
  kendaraan: ({ search }) => <VehicleForm search={search} />,
  kebakaran: PropertyForm,
  gempabumi: PropertyForm,
  'kebakaran-gempabumi': PropertyForm,
};

/** The search that a line's list begins with. */
export function PlanSearch<L extends SoldLine>({ line, search }: PlanSearchProps<L>) {
  const Form: ComponentType<PlanSearchProps<L>> = FORMS[line];
  return (
    <Suspense fallback={<Waiting />}>
      <Form line={line} search={search} />
    </Suspense>
  );
}
