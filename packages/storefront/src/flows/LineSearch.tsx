import { todayInJakarta } from '@naungan/domain/dates';
import type { ProductType, SearchCodec, SearchOf } from '@naungan/domain/lines';
import type { SearchForm } from '@naungan/ui/lines';
import { hasPlans } from '../lines/count-plans.ts';
import { type SearchShop, useSearchInUrl } from '../react/use-search-in-url.ts';

export type LineSearchProps<L extends ProductType> = {
  shop: SearchShop;
  line: L;
  /** The line's codec. It is a prop, so that a landing page loads only the codec of its line. */
  codec: SearchCodec<SearchOf<L>>;
  Form: SearchForm<L>;
  /** Initial values. Default: the search in the URL. */
  search?: SearchOf<L> | undefined;
};

/** A line's search form, connected to the list of its plans. */
export function LineSearch<L extends ProductType>({ shop, line, codec, Form, search }: LineSearchProps<L>) {
  const { search: initialSearch, openList } = useSearchInUrl(shop, line, codec, search);
  return (
    <Form
      search={initialSearch}
      today={todayInJakarta(new Date())}
      action={shop.links.plans(line)}
      check={(formSearch) => hasPlans(shop.api, line, codec, formSearch)}
      onSearch={openList}
    />
  );
}
