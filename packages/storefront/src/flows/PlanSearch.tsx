import type { ProductType, SearchOf } from '@naungan/domain/lines';
import {
  type LineWithForm,
  lineSearch,
  lineSearchForm,
  type SearchForm,
  type SearchForms,
} from '@naungan/ui/lines';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useStorefront } from '../react/StorefrontProvider.tsx';
import { LoadingPlaceholder } from './Frame.tsx';
import { LineSearch } from './LineSearch.tsx';

export type PlanSearchProps<L extends ProductType = ProductType> = {
  /** Line whose plans are searched. */
  line: L;
  /** Initial values of the form. Default: the search in the URL. */
  search?: SearchOf<L> | undefined;
};

/** The forms that need API calls. */
const FORMS: { [Form in keyof SearchForms]: ComponentType<PlanSearchProps<LineWithForm<Form>>> } = {
  building: lazy(async () => ({ default: (await import('./PropertySearch.tsx')).PropertySearch })),
  vehicle: lazy(async () => ({ default: (await import('./VehicleSearch.tsx')).VehicleSearch })),
};

type LineFormProps<L extends ProductType> = PlanSearchProps<L> & { load: () => Promise<SearchForm<L>> };

function LineForm<L extends ProductType>({ line, search, load }: LineFormProps<L>) {
  const shop = useStorefront();
  const [Form] = useState(() => lazy(async () => ({ default: await load() })));
  return (
    <Suspense fallback={<LoadingPlaceholder />}>
      <LineSearch shop={shop} line={line} codec={lineSearch(line)} Form={Form} search={search} />
    </Suspense>
  );
}

/** The search form of a line's plans. */
export function PlanSearch<L extends ProductType>({ line, search }: PlanSearchProps<L>) {
  const form = lineSearchForm(line);
  if (typeof form === 'object') return <LineForm key={line} line={line} search={search} load={form.load} />;
  // The form accepts the line's search, but the compiler cannot infer this from the two tables.
  const Form = FORMS[form] as unknown as ComponentType<PlanSearchProps<L>>;
  return (
    <Suspense fallback={<LoadingPlaceholder />}>
      <Form line={line} search={search} />
    </Suspense>
  );
}
