import { type IsoDate, isIsoDate, todayInJakarta } from '@naungan/domain/dates';
import { type BirthSearch, plansPath, type SearchOf, type SoldLine } from '@naungan/domain/lines';
import { DateOfBirthSearch } from '@naungan/ui/plans/date-of-birth-search';
import { useEffect, useState } from 'react';

/** The lines that are searched by a birth date. */
type BirthLine = { [L in SoldLine]: BirthSearch extends SearchOf<L> ? L : never }[SoldLine];

/** Whether any plan takes this age; the client is loaded only when somebody asks. */
async function check(line: BirthLine, dob: IsoDate) {
  const [{ hasPlans }, { storefront }] = await Promise.all([
    import('@naungan/storefront/lines/line-calls'),
    import('../storefront.ts'),
  ]);
  return hasPlans(storefront.api, line, { dob });
}

/** The date-of-birth form of a landing page; a plain GET form until it hydrates. 'Ubah' of a list brings its date. */
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
