import {
  type PropertyType,
  propertySearch,
  type PropertySearch as Search,
} from '@naungan/domain/lines/property';
import type { FormAutosave } from '@naungan/ui/account/form-autosave';
import { QuoteWizard } from '@naungan/ui/lines/property/search';
import { useState } from 'react';
import type { QuoteCalls } from '../calls/property-quote.ts';
import { storeQuotedStreet, withQuotedStreet } from '../calls/quoted-street.ts';
import { type SearchNavigation, useSearchInUrl } from '../react/use-search-in-url.ts';

export type PropertyQuoteProps = {
  /** Product type of the landing page, which determines the questions. */
  line: PropertyType;
  /** Initial values of the form. Default: the search in the URL. */
  search?: Search | undefined;
  navigation: SearchNavigation;
  /** The API calls. The host may load their code on first use. */
  calls: QuoteCalls;
  /** Stores the street, which the URL does not contain. */
  autosave: FormAutosave;
  /** Called after every change. */
  onSearchChange?: (search: Search) => void;
};

/** Finds products for a building, in steps. The input is part of the URL. */
export function PropertyQuote({
  line,
  search: givenSearch,
  navigation,
  calls,
  autosave,
  onSearchChange,
}: PropertyQuoteProps) {
  const [codec] = useState(() => propertySearch(line));
  const { search, step, setStep, saveSearch, openList } = useSearchInUrl(
    navigation,
    line,
    codec,
    givenSearch,
  );

  function changeSearch(changedSearch: Search) {
    saveSearch(changedSearch);
    storeQuotedStreet(autosave, codec.write, changedSearch);
    onSearchChange?.(changedSearch);
  }

  return (
    <QuoteWizard
      search={search}
      onSearchChange={changeSearch}
      loadStreet={async () => (await withQuotedStreet(autosave, codec.write, search)).address}
      step={step}
      onStepChange={setStep}
      catalogue={calls}
      check={(formSearch) => calls.check(line, formSearch)}
      onSearch={openList}
    />
  );
}
