import { type IsoDate, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import {
  type BirthSearch,
  birthSearch,
  type ProductType,
  plansPath,
  type SearchOf,
} from '@naungan/domain/lines';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';
import { useEffect, useState } from 'react';

/** Lines whose plans are searched by birth date. */
type BirthLine = { [L in ProductType]: BirthSearch extends SearchOf<L> ? L : never }[ProductType];

/** Returns whether any plan accepts this age. Loads the client on first use. */
async function check(line: BirthLine, dob: IsoDate) {
  const [{ hasPlans }, { storefront }] = await Promise.all([
    import('@naungan/storefront/lines/count-plans'),
    import('../components/storefront/storefront.ts'),
  ]);
  return hasPlans(storefront.api, line, birthSearch, { dob });
}

/**
 * Birth date form of a landing page; a plain GET form until it is hydrated. The link 'Ubah' of a list passes
 * its date.
 */
export default function BirthDateSearch({ line }: { line: BirthLine }) {
  const [given, setGiven] = useState<IsoDate>();
  useEffect(() => {
    const dob = new URLSearchParams(location.search).get('dob');
    if (isIsoDate(dob)) setGiven(dob);
  }, []);
  return (
    <DateOfBirthSearch
      key={given}
      {...(given && { defaultValue: given })}
      action={plansPath(line)}
      today={todayInJakarta(new Date())}
      check={(dob) => check(line, dob)}
    />
  );
}
